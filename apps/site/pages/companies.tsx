import {
  DurationScale,
  FeatureList,
  LivingFigure,
  LogoWall,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  Testimonials,
} from '@laliaflia/ui';
import {
  formats,
  groups,
  intro,
  process,
  services,
  talk,
  trusted,
  voice,
} from '../content/pages/companies.ts';
import { Talk } from '../features/closing/talk.tsx';

export { head, talk as closing } from '../content/pages/companies.ts';

export default function Companies() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" seed={5} />} />
      <LogoWall {...trusted} />
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
