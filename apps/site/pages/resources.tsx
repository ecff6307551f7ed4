import { CtaLine, FeatureList, Page, PageIntro, RelatedArticles, Section } from '@laliaflia/ui';
import { published } from '../content/articles.ts';
import { articles, closing, exercises, intro, tools } from '../content/pages/resources.ts';
import { site } from '../content/site.ts';
import { readable } from '../features/blog/article-cards.tsx';
import { HourRows } from '../features/booking/hour-steps.tsx';
import { BrochureCover } from '../features/downloads/brochure-cover.tsx';
import { MinuteTiles } from '../features/methods/minute-tiles.tsx';
import { OpenTiles } from '../features/methods/open-tiles.tsx';

export { closing, head } from '../content/pages/resources.ts';

export default function Resources() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<BrochureCover drawing={HourRows} />} figurePlace="foot" />
      <Section tone="raised">
        <FeatureList {...exercises} items={drawn} layout="statements" />
      </Section>
      <FeatureList {...tools} items={uncounted} layout="statements" />
      <RelatedArticles {...articles} articles={published.map(readable)} locale={site.locale} />
      <CtaLine {...closing} />
    </Page>
  );
}

const drawn = exercises.timed.map(({ minutes, ...words }) => ({
  ...words,
  drawing: <MinuteTiles exercises={minutes} />,
}));

const uncounted = tools.items.map((item, i) => (i === 0 ? { ...item, drawing: <OpenTiles /> } : item));
