import {
  Container,
  CtaLine,
  FeatureList,
  Link,
  MethodCards,
  Page,
  PageIntro,
  RelatedArticles,
  Section,
  Stack,
} from '@laliaflia/ui';
import { published } from '../content/articles.ts';
import { allArticles, articles, closing, explainers, intro, tools } from '../content/pages/resources.ts';
import { site } from '../content/site.ts';
import { readable } from '../features/blog/article-cards.ts';
import { HourRows } from '../features/booking/hour-steps.tsx';
import { BrochureCover } from '../features/downloads/brochure-cover.tsx';

export { closing, head } from '../content/pages/resources.ts';

export default function Resources() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<BrochureCover drawing={HourRows} />} figurePlace="foot" />
      <Section tone="raised">
        <MethodCards {...explainers} />
      </Section>
      <FeatureList {...tools} layout="ledger" numbered={false} />
      <Stack gap={32}>
        <RelatedArticles
          {...articles}
          locale={site.locale}
          articles={published.slice(0, 2).map((article) => readable(article))}
        />
        <Container>
          <Link href={allArticles.href} variant="row">
            {allArticles.label}
          </Link>
        </Container>
      </Stack>
      <CtaLine {...closing} />
    </Page>
  );
}
