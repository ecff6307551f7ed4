import {
  DurationScale,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  Testimonials,
} from '@laliaflia/ui';
import { formats, groups, intro, process, services, talk, voice } from '../content/pages/companies.ts';
import { Talk } from '../features/closing/talk.tsx';

export { head, talk as closing } from '../content/pages/companies.ts';

export default function Companies() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" seed={5} />} />
      <Section tone="raised">
        <FeatureList {...services} layout="ledger" />
      </Section>
      <DurationScale {...formats} className="lali:scroll-mt-24" />
      <FeatureList {...groups} />
      <Section tone="raised">
        <Testimonials {...voice} titleHidden />
      </Section>
      <ProcessSteps {...process} />
      <Talk {...talk} />
    </Page>
  );
}
