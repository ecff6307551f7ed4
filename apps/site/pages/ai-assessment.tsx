import {
  Button,
  Container,
  DescriptionList,
  Heading,
  Page,
  PageIntro,
  ResultMark,
  Section,
  Text,
} from '@laliaflia/ui';
import { closing, example, form, intro, measured, preview, start } from '../content/pages/ai-assessment.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import { Explained, firstParts, Scores } from '../features/assessment/first/in-html.tsx';
import { talkPart } from '../features/closing/part-ids.ts';
import { StillTalk } from '../features/closing/still-talk.tsx';

export { closing, head } from '../content/pages/ai-assessment.ts';

export const partsOf = () => [...Object.values(firstParts), talkPart];

export default function AiAssessment() {
  return (
    <Assessment
      id="questions"
      version="first"
      words={form}
      start={start}
      overview={(begin, questions) => {
        const [first, ...others] = intro.actions;
        return (
          <Page>
            <PageIntro
              {...intro}
              actions={[{ ...first, href: begin }, ...others]}
              tone="secondary"
              figure={<FourScores />}
              figurePlace="foot"
            />
            <Scores />
            <Section aria-labelledby="reasons">
              <Container className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12">
                <div className="lali:min-w-0 lali:@4xl:col-span-4">
                  <Heading level={2} id="reasons">
                    {preview.title}
                  </Heading>
                  <Text look="lead" className="lali:mt-4">
                    {preview.text}
                  </Text>
                  <DescriptionList.Root className="lali:my-6">
                    {preview.facts.map(({ term, value }) => (
                      <DescriptionList.Item key={term} term={term}>
                        {value}
                      </DescriptionList.Item>
                    ))}
                  </DescriptionList.Root>
                  <Button href={begin}>{preview.actions[0].label}</Button>
                </div>
                <Explained />
              </Container>
            </Section>
            {questions}
            <StillTalk {...closing} />
          </Page>
        );
      }}
    />
  );
}

/* The first score grows towards the end of the first line, the others follow clockwise. */
const corners = [
  'lali:-top-4 lali:end-0',
  'lali:-bottom-4 lali:end-0',
  'lali:-bottom-4 lali:start-0',
  'lali:-top-4 lali:start-0',
];

/** What an assessment draws, whole and named: its rim, which is outside its frame, ends where the text does. */
function FourScores() {
  return (
    <div className="lali:pt-4 lali:pb-12 lali:@3xl:ps-[20%] lali:@3xl:pb-16 lali:[--lali-color-line:color-mix(in_oklab,currentColor_30%,transparent)]">
      <div className="lali:relative">
        <ResultMark
          scores={example}
          cells={320}
          data-tone="secondary"
          style={{ inlineSize: '90%', blockSize: 'auto', marginInline: '6.4% auto' }}
        />
        {measured.map((title, i) => (
          <span
            key={title}
            aria-hidden="true"
            className={`lali:absolute lali:type-small lali:text-soft ${corners[i]}`}
          >
            {title} {example[i]}
          </span>
        ))}
      </div>
    </div>
  );
}
