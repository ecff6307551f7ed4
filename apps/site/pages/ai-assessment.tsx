import { CtaBand, FeatureList, LivingFigure, Page, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, form, intro, measures, preview, start } from '../content/pages/ai-assessment.ts';
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
              figure={<LivingFigure cells={280} parts={4} seed={38} tone="secondary" />}
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
