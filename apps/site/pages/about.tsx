import { CtaBand, FeatureList, LivingFigure, PageIntro, Section, StatBand, ToolStack } from '@laliaflia/ui';
import { beliefs, closing, fields, intro, numbers, work } from '../content/pages/about.ts';

export { head } from '../content/pages/about.ts';

export default function About() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure cells={300} parts={4} seed={17} />} />
      <FeatureList {...beliefs} className="lali:band-gap lali:border-line lali:border-t" />
      <StatBand {...numbers} tone="raised" />
      <FeatureList {...work} layout="ledger" numbered={false} className="lali:band-gap" />
      <Section tone="raised">
        <ToolStack {...fields} />
      </Section>
      <div className="lali:band-gap">
        <CtaBand {...closing} />
      </div>
    </>
  );
}
