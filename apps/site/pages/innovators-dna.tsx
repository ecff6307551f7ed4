import {
  CtaBand,
  Exercise,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  TierComparison,
} from '@laliaflia/ui';
import {
  closing,
  exercise,
  intro,
  practice,
  sides,
  skills,
  teaser,
} from '../content/pages/innovators-dna.ts';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/innovators-dna.ts';

export default function InnovatorsDna() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="strands" seed={5} />} figurePlace="edge" />
      <Section tone="raised">
        <TierComparison {...sides} />
      </Section>
      <FeatureList {...skills} numbered />
      <CtaBand {...teaser} tone="raised" figure="strands" seed={13} />
      <ProcessSteps {...practice} />
      <Exercise {...exercise} id="questions" className="lali:scroll-mt-24" />
      <Ladder {...closing} />
    </Page>
  );
}
