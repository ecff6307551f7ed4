import {
  Container,
  CtaBand,
  FeatureList,
  Link,
  LivingFigure,
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

export { closing, head } from '../content/pages/resources.ts';

export default function Resources() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" seed={2} />} />
      <Section tone="raised">
        <FeatureList {...explainers} />
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
      <CtaBand {...closing} figure="branching" seed={26} />
    </Page>
  );
}
