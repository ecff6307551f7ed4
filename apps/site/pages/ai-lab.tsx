import { FeatureList, LivingFigure, Page, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, form, honesty, intro, start, tools } from '../content/pages/ai-lab.ts';
import { Assessment } from '../features/assessment/assessment.tsx';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/ai-lab.ts';

export default function AiLab() {
  return (
    <Assessment
      id="lab-questions"
      version="lab"
      words={form}
      start={start}
      overview={(_begin, questions) => (
        <Page>
          <PageIntro {...intro} rule figure={<LivingFigure rule="venation" seed={1} />} />
          <ToolTeaser {...tools.assessment} />
          <ToolTeaser {...tools.ideas} side="start" />
          <FeatureList {...honesty} layout="statements" />
          {questions}
          <Ladder {...closing} />
        </Page>
      )}
    />
  );
}
