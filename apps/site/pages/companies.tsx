import { DurationScale, LivingFigure, LogoWall, Page, PageIntro, Section, Testimonials } from '@laliaflia/ui';
import { formats, groups, intro, trusted, voice } from '../content/pages/companies.ts';
import { OneSentence } from '../features/closing/one-sentence.tsx';
import { FourWays } from '../features/services/four-ways.tsx';
import { MixedGroup } from '../features/services/mixed-group.tsx';
import { ToTheHandover } from '../features/services/to-the-handover.tsx';

export { head, talk as closing } from '../content/pages/companies.ts';

export default function Companies() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Tiles />} />
      <LogoWall {...trusted} />
      <FourWays />
      <Section tone="raised">
        <DurationScale {...formats} className="lali:scroll-mt-24" />
        {/* From somebody who took the longest of them. */}
        <Testimonials {...voice} titleHidden className="lali:mt-14" />
      </Section>
      <MixedGroup {...groups} />
      <ToTheHandover />
      <OneSentence />
    </Page>
  );
}

/** Below the words it is as wide as the window, whose edge cuts its tiles; beside them it takes the room that they leave. */
function Tiles() {
  return (
    <div className="lali:@max-3xl:-ms-[36cqi] lali:@3xl:-ms-[22%]">
      <LivingFigure rule="tessellation" seed={5} />
    </div>
  );
}
