import {
  Container,
  CtaLine,
  FeatureList,
  Link,
  Page,
  PageIntro,
  RelatedArticles,
  Section,
} from '@laliaflia/ui';
import { published } from '../content/articles.ts';
import { allArticles, articles, closing, exercises, intro, tools } from '../content/pages/resources.ts';
import { site } from '../content/site.ts';
import { readable } from '../features/blog/article-cards.ts';
import { HourRows } from '../features/booking/hour-steps.tsx';
import { BrochureCover } from '../features/downloads/brochure-cover.tsx';
import { MinuteTiles } from '../features/methods/minute-tiles.tsx';

export { closing, head } from '../content/pages/resources.ts';

export default function Resources() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<BrochureCover drawing={HourRows} />} figurePlace="foot" />
      <Section tone="raised">
        <FeatureList {...exercises} items={drawn} layout="statements" />
      </Section>
      <FeatureList {...tools} layout="ledger" numbered={false} />
      <Newest />
      <CtaLine {...closing} />
    </Page>
  );
}

const drawn = exercises.methods.map(({ minutes, ...method }) => ({
  ...method,
  drawing: <MinuteTiles exercises={minutes} />,
}));

/** The two newest, with pictures large enough to be seen. */
function Newest() {
  return (
    <div>
      <RelatedArticles {...articles} articles={published.map(readable)} locale={site.locale} />
      <Container className="lali:pt-6">
        <Link href={allArticles.href} variant="standalone">
          {allArticles.label}
        </Link>
      </Container>
    </div>
  );
}
