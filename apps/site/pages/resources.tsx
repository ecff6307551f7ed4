import {
  ArticleCard,
  Container,
  CtaLine,
  FeatureList,
  Heading,
  Link,
  Page,
  PageIntro,
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

/** As rows: the blog has them with large pictures. */
function Newest() {
  return (
    <section aria-labelledby="newest">
      <Container className="lali:@container">
        <Heading id="newest" level={2} className="lali:pb-8">
          {articles.title}
        </Heading>
        <ul className="lali:border-b lali:border-soft">
          {published.slice(0, 3).map((article) => (
            <li key={article.href}>
              <ArticleCard
                article={{ state: 'published', ...readable(article) }}
                place="row"
                level={3}
                loading="lazy"
                locale={site.locale}
              />
            </li>
          ))}
        </ul>
        <Link href={allArticles.href} variant="standalone" className="lali:mt-4">
          {allArticles.label}
        </Link>
      </Container>
    </section>
  );
}
