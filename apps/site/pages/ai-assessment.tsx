import { FeatureList, Page, PageIntro, ResultMark, ToolTeaser } from '@laliaflia/ui';
import { closing, example, form, intro, measures, preview, start } from '../content/pages/ai-assessment.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import { talkPart } from '../features/closing/part-ids.ts';
import { StillTalk } from '../features/closing/still-talk.tsx';

export { closing, head } from '../content/pages/ai-assessment.ts';

export const partsOf = () => [talkPart];

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
            <FeatureList
              title={measures.title}
              lead={measures.lead}
              items={scored}
              layout="ledger"
              numbered={false}
            />
            <ToolTeaser {...preview} actions={[{ ...preview.actions[0], href: begin }]} />
            {questions}
            <StillTalk {...closing} />
          </Page>
        );
      }}
    />
  );
}

/** With the scores that the drawing of the opening shows. */
const scored = measures.items.map((item, i) => ({ ...item, icon: <ExampleScore of={example[i] ?? 0} /> }));

function ExampleScore({ of }: { of: number }) {
  return (
    <span className="lali:block">
      <span className="lali:block lali:font-display lali:text-[clamp(2.5rem,8.6cqi-2.1rem,5.25rem)] lali:leading-[0.9] lali:font-[640] lali:tracking-[-0.04em] lali:tabular-nums">
        {of}
      </span>
      <span className="lali:type-small lali:mt-2 lali:block lali:text-soft">{measures.of}</span>
    </span>
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
        {measures.items.map(({ title }, i) => (
          <span
            key={title}
            aria-hidden="true"
            className={`lali:absolute lali:type-small lali:text-soft ${corners[i]}`}
          >
            {title}
          </span>
        ))}
      </div>
    </div>
  );
}
