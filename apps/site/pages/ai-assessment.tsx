import { CtaBand, FeatureList, Page, PageIntro, ResultMark, ToolTeaser } from '@laliaflia/ui';
import { closing, example, form, intro, measures, preview, start } from '../content/pages/ai-assessment.ts';
import { Assessment } from '../features/assessment/assessment.tsx';

export { closing, head } from '../content/pages/ai-assessment.ts';

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
              figure={
                <ResultMark
                  scores={example}
                  cells={320}
                  data-tone="secondary"
                  style={{ inlineSize: '100%', blockSize: 'auto' }}
                />
              }
            />
            <ToolTeaser {...preview} actions={[{ ...preview.actions[0], href: begin }]} />
            <FeatureList {...measures} layout="ledger" />
            {questions}
            <CtaBand {...closing} figure="venation" seed={9} />
          </Page>
        );
      }}
    />
  );
}
