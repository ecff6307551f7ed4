import { CtaBand, FeatureList, LivingFigure, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, form, intro, measures, preview, questions } from '../content/pages/ai-assessment.ts';
import { QuestionForm } from '../lib/question-form.tsx';

export { head } from '../content/pages/ai-assessment.ts';

export default function AiAssessment() {
  return (
    <>
      <PageIntro
        {...intro}
        tone="leaf"
        figure={<LivingFigure cells={280} parts={4} seed={38} tone="leaf" />}
      />
      <ToolTeaser {...preview} className="band-gap" />
      <FeatureList {...measures} layout="ledger" className="pb-section" />
      <QuestionForm id="questions" version="first" questions={questions} words={form} />
      <div className="band-gap">
        <CtaBand {...closing} figure="strands" seed={9} />
      </div>
    </>
  );
}
