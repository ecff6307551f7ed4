import { CtaBand, FeatureList, LivingFigure, MethodCards, PageIntro, Section } from '@laliaflia/ui';
import { choice, closing, intro, methods } from '../content/pages/methodologies.ts';

export { head } from '../content/pages/methodologies.ts';

export default function Methodologies() {
  return (
    <>
      <PageIntro
        {...intro}
        tone="leaf"
        figure={<LivingFigure cells={420} parts={3} seed={41} tone="leaf" />}
      />
      <MethodCards {...methods} className="band-gap" />
      <Section tone="raised">
        <FeatureList {...choice} />
      </Section>
      <div className="band-gap">
        <CtaBand {...closing} figure="strands" seed={11} />
      </div>
    </>
  );
}
