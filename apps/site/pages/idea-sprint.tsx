import { CtaBand, FeatureList, LivingFigure, Page, PageIntro, ToolTeaser } from '@laliaflia/ui';
import { closing, intro, next, output } from '../content/pages/idea-sprint.ts';
import { IdeaSprint } from '../features/ideas/idea-sprint.tsx';

export { closing, head } from '../content/pages/idea-sprint.ts';

export default function IdeaSprintPage() {
  return (
    <Page>
      <PageIntro
        {...intro}
        rule
        figure={<LivingFigure rule="branching" seed={33} tips={9} />}
        figurePlace="edge"
      />
      <ToolTeaser {...output} side="start" />
      <IdeaSprint />
      <FeatureList {...next} />
      <CtaBand {...closing} tone="secondary" figure="tessellation" seed={61} />
    </Page>
  );
}
