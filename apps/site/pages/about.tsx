import { FeatureList, LivingFigure, Page, PageIntro, Section, StatBand, ToolStack } from '@laliaflia/ui';
import { beliefs, closing, fields, intro, numbers, work } from '../content/pages/about.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/about.ts';

export default function About() {
  return (
    <Page>
      <PageIntro {...intro} rule figure={<LivingFigure cells={300} parts={4} seed={17} />} />
      <FeatureList {...beliefs} />
      <StatBand {...numbers} tone="raised" />
      <FeatureList {...work} layout="ledger" numbered={false} />
      <Section tone="raised">
        <ToolStack {...fields} />
      </Section>
      <Talk {...closing} />
    </Page>
  );
}
