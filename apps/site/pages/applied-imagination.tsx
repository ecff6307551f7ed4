import { Exercise, FeatureList, LivingFigure, Page, PageIntro, Section } from '@laliaflia/ui';
import { challenge, closing, eleventh, intro, principles } from '../content/pages/applied-imagination.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { PrincipleRow } from '../features/methods/principle-row.tsx';

export { closing, head } from '../content/pages/applied-imagination.ts';

/** Each principle as eleven tiles, in the order of the method. */
const drawn = principles.items.map((item, i) => ({
  ...item,
  drawing: <PrincipleRow of={(['rule', 'bar', 'eleventh'] as const)[i] ?? 'rule'} />,
}));

export default function AppliedImagination() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={4} tips={12} />}
        figurePlace="edge"
      />
      <Section tone="raised">
        <FeatureList {...principles} items={drawn} layout="statements" numbered />
      </Section>
      <Exercise {...challenge} id="fire-the-rule" className="lali:scroll-mt-24" />
      <Exercise {...eleventh} id="begin-with-the-eleventh" wordsAt="end" />
      <OneWorkshop {...closing} />
    </Page>
  );
}
