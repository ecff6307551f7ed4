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
import { GrowingRow } from '../features/closing/growing-row.tsx';
import { MixedGroup } from '../features/services/mixed-group.tsx';
import { Place } from '../features/services/places.tsx';

export { head, talk as closing } from '../content/pages/companies.ts';

const ways = services.items.map(({ id, title, text, points }) => ({
  title,
  text,
  points,
  icon: <Place of={id} />,
}));

export default function Companies() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Tiles />} />
      <LogoWall {...trusted} />
      <Section tone="raised">
        <FeatureList {...services} items={ways} layout="ledger" numbered={false} />
      </Section>
      <DurationScale {...formats} className="lali:scroll-mt-24" />
      <MixedGroup {...groups} />
      <Section tone="raised">
        <Testimonials {...voice} titleHidden />
      </Section>
      <ProcessSteps {...process} />
      <GrowingRow {...talk} />
    </Page>
  );
}

/** Below the words it is as wide as the window, whose edge cuts its tiles as it does beside them. */
function Tiles() {
  return (
    <div className="lali:@max-3xl:-ms-[36cqi]">
      <LivingFigure rule="tessellation" seed={5} />
    </div>
  );
}
