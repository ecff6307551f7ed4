import { CtaBand, FeatureList, LivingFigure, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, intro, next, output } from '../content/pages/idea-sprint.ts';
import { IdeaSprint } from '../features/ideas/idea-sprint.tsx';

export { head } from '../content/pages/idea-sprint.ts';

export default function IdeaSprintPage() {
  return (
    <>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={33} tips={9} />}
        figurePlace="edge"
      />
      <ToolTeaser {...output} side="start" className="lali:band-gap lali:border-line lali:border-t" />
      <IdeaSprint />
      <div className="lali:band-gap lali:flex lali:flex-col lali:gap-section">
        <FeatureList {...next} />
        <CtaBand {...closing} tone="leaf" figure="tessellation" seed={61} />
      </div>
    </>
  );
}
