import { CtaLine, Page, RelatedArticles, Section } from '@laliaflia/ui';
import { published } from '../content/articles.ts';
import { articles, closing, exercises, intro, tools } from '../content/pages/resources.ts';
import { site } from '../content/site.ts';
import { readable } from '../features/blog/article-cards.tsx';
import { HourRows } from '../features/booking/hour-steps.tsx';
import { BrochureCover } from '../features/downloads/brochure-cover.tsx';
import { HourOpening } from '../features/methods/hour-opening.tsx';
import { WithoutClock } from '../features/methods/without-clock.tsx';

export { closing, head } from '../content/pages/resources.ts';

export default function Resources() {
  return (
    <Page>
      <HourOpening {...intro} {...exercises} />
      <Section tone="raised" aria-labelledby="without-clock">
        <WithoutClock {...tools} cover={<BrochureCover drawing={HourRows} />} />
      </Section>
      <RelatedArticles {...articles} articles={published.map(readable)} locale={site.locale} />
      <CtaLine {...closing} />
    </Page>
  );
}
