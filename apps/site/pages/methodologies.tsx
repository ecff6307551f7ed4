import { CtaBand, FeatureList, LivingFigure, MethodCards, Page, PageIntro, Section } from '@laliaflia/ui';
import { choice, closing, intro, methods } from '../content/pages/methodologies.ts';

export { head } from '../content/pages/methodologies.ts';

export default function Methodologies() {
  return (
    <Page>
      <PageIntro
        {...intro}
        tone="secondary"
        figure={<LivingFigure cells={420} parts={3} seed={41} tone="secondary" />}
      />
      <MethodCards {...methods} />
      <Section tone="raised">
        <FeatureList {...choice} />
      </Section>
      <CtaBand {...closing} figure="strands" seed={11} />
    </Page>
  );
}
