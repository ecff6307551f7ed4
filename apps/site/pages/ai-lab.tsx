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
          <div className="band-gap flex flex-col gap-section border-line border-t">
            <ToolTeaser {...tools.assessment} />
            <ToolTeaser {...tools.ideas} side="start" />
          </div>
          <FeatureList {...honesty} className="band-gap border-line border-t" />
          {questions}
          <div className="band-gap">
            <CtaBand {...closing} tone="leaf" figure="branching" seed={14} />
          </div>
        </>
      )}
    />
  );
}
