import { CtaBand, FeatureList, LivingFigure, Page, PageIntro, RelatedArticles, Section } from '@laliaflia/ui';
import { published } from '../content/articles.ts';
import {
  allArticles,
  articles,
  closing,
  explainers,
  intro,
  takeAway,
  tools,
} from '../content/pages/resources.ts';
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
      <RelatedArticles
        {...articles}
        locale={site.locale}
        articles={published.slice(0, 2).map((article) => readable(article))}
      />
      <CtaBand {...allArticles} tone="raised" figure="strands" seed={12} />
      <FeatureList {...takeAway} />
      <CtaBand {...closing} figure="branching" seed={26} />
    </Page>
  );
}
