import {
  AnsweringFigure,
  Container,
  Exercise,
  FeatureList,
  Grid,
  Heading,
  LivingFigure,
  Page,
  PageIntro,
  Section,
  Stack,
  Text,
} from '@laliaflia/ui';
import { business, closing, exercise, intro, levels, steps, technology } from '../content/pages/laliaflia.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { CarriedOver } from '../features/methods/carried-over.tsx';
import { FourSteps } from '../features/methods/four-steps.tsx';
import { HookAges } from '../features/methods/hook-ages.tsx';
import { ThreeHooks } from '../features/methods/three-hooks.tsx';
import { Peek } from '../pictures/artefacts/peek.tsx';
import { Prototype } from '../pictures/artefacts/prototype.tsx';

export { closing, head } from '../content/pages/laliaflia.ts';

/** Below the headings of the sections, and far above those of what belongs to a step. */
const levelName = 'lali:text-[clamp(1.75rem,1.45rem+1.3cqi,2.5rem)]';

/** Ends in two even lines. */
function Lead() {
  return <span className="lali:block lali:max-w-[24em]">{intro.lead}</span>;
}

export default function Laliaflia() {
  return (
    <Page>
      <PageIntro
        {...intro}
        lead={<Lead />}
        // One word, as wide as the words below it; its first stem stands on their edge. The button keeps off the lower edge.
        className="lali:@6xl:[&_button]:mb-4 lali:[&_h1]:-ms-[0.04em] lali:[&_h1]:text-[clamp(min(17cqi,5.75rem),11cqi,10rem)]"
        figure={
          <AnsweringFigure place="corner">
            {(seed, habit) => <LivingFigure cells={560} seed={seed} habit={habit} />}
          </AnsweringFigure>
        }
      />
      <Section tone="raised" aria-labelledby="levels">
        <Container>
          <Stack gap={24}>
            <Heading level={2} id="levels">
              {levels.title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:max-w-[32em]">
              {levels.lead}
            </Text>
          </Stack>
          {levels.items.map(({ title, summary, text, example, age }) => (
            <Grid.Root
              key={title}
              gap={48}
              align="start"
              className="lali:mt-12 lali:border-line lali:border-t lali:pt-12"
            >
              <Grid.Item span={5} medium={3}>
                <Stack gap={16}>
                  <Heading level={3} look="heading" className={levelName}>
                    {title}
                  </Heading>
                  <Text look="lead">{summary}</Text>
                  <Text tone="soft">{text}</Text>
                  <Text>{example}</Text>
                </Stack>
              </Grid.Item>
              <Grid.Item span={6} from={7} medium={3} className="lali:self-center">
                <HookAges age={age} />
              </Grid.Item>
            </Grid.Root>
          ))}
        </Container>
      </Section>
      <FourSteps {...steps} />
      <Exercise {...exercise} id="exercise" className="lali:scroll-mt-24" />
      <Section tone="raised">
        <Stack gap="section">
          <CarriedOver {...technology} />
          <FeatureList {...business} />
        </Stack>
      </Section>
      <OneWorkshop {...closing} own={<ThreeHooks />}>
        <Peek>
          <Prototype className="lali:mx-auto lali:max-w-72" />
        </Peek>
      </OneWorkshop>
    </Page>
  );
}
