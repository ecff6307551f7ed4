import {
  Container,
  CtaBand,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  Section,
  ToolStack,
  Transcript,
  VideoPoster,
} from '@laliaflia/ui';
import { closing, event, insights, intro, video, words } from '../content/pages/speech.ts';

export { closing, head } from '../content/pages/speech.ts';

export default function Speech() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="strands" seed={15} />} />
      <Section tone="raised">
        <Container>
          <VideoPoster {...video} figure={<LivingFigure cells={420} parts={0} seed={44} tone="inverse" />} />
        </Container>
      </Section>
      <FeatureList {...insights} numbered />
      <ToolStack {...event} />
      <Section tone="raised">
        <Transcript {...words} />
      </Section>
      <CtaBand {...closing} tone="secondary" figure="venation" seed={31} />
    </Page>
  );
}
