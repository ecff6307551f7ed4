import {
  Container,
  CtaLine,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  Section,
  ToolStack,
  Transcript,
  VideoPoster,
} from '@laliaflia/ui';
import { closing, event, further, insights, intro, video, words } from '../content/pages/speech.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/speech.ts';

const { id, ...poster } = video;

export default function Speech() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="strands" seed={15} />} figurePlace="edge" />
      <Section tone="raised" id={id} className="lali:scroll-mt-16">
        <Container>
          <VideoPoster {...poster} figure={<LivingFigure rule="tessellation" seed={44} tone="inverse" />} />
        </Container>
      </Section>
      <ToolStack {...event} />
      <FeatureList {...insights} layout="statements" numbered />
      <CtaLine {...further} />
      <Section tone="raised">
        <Transcript {...words} />
      </Section>
      <Talk {...closing} />
    </Page>
  );
}
