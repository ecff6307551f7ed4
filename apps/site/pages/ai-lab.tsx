import { CtaBand, FeatureList, LivingFigure, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, form, honesty, intro, start, tools } from '../content/pages/ai-lab.ts';
import { Assessment } from '../features/assessment/assessment.tsx';

export { head } from '../content/pages/ai-lab.ts';

export default function AiLab() {
  return (
    <Assessment
      id="lab-questions"
      version="lab"
      words={form}
      start={start}
      overview={(_begin, questions) => (
        <>
          <PageIntro {...intro} figure={<LivingFigure rule="venation" seed={1} />} />
          <div className="lali:band-gap lali:flex lali:flex-col lali:gap-section lali:border-line lali:border-t">
            <ToolTeaser {...tools.assessment} />
            <ToolTeaser {...tools.ideas} side="start" />
          </div>
          <FeatureList {...honesty} className="lali:band-gap lali:border-line lali:border-t" />
          {questions}
          <div className="lali:band-gap">
            <CtaBand {...closing} tone="leaf" figure="branching" seed={14} />
          </div>
        </>
      )}
    />
  );
}
