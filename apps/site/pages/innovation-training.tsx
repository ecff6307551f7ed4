import {
  FeatureList,
  Link,
  LivingFigure,
  MethodCards,
  Page,
  PageIntro,
  SkillCards,
  StatBand,
  Testimonials,
  TierCards,
  ToolStack,
} from '@laliaflia/ui';
import {
  closing,
  formats,
  impact,
  intro,
  methods,
  people,
  reasons,
  skills,
  voices,
} from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" strands={3} seed={61} />}
        figurePlace="edge"
      />
      <MethodCards {...methods} />
      <ToolStack
        title={skills.title}
        tools={skills.names}
        lead={
          <>
            <span className="lali:block">{skills.text}</span>
            <Link href={skills.link.href} variant="standalone">
              {skills.link.label}
            </Link>
          </>
        }
      />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <SkillCards {...people} figure="tessellation" />
      <Testimonials {...voices} titleHidden />
      <FeatureList {...reasons} />
      <StatBand {...impact} tone="secondary" />
      <Ladder {...closing} />
    </Page>
  );
}
