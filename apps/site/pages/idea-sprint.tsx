import { CtaBand, FeatureList, Page, ToolTeaser } from '@laliaflia/ui';
import { closing, intro, next, output } from '../content/pages/idea-sprint.ts';
import { IdeaSprint } from '../features/ideas/idea-sprint.tsx';

export { closing, head } from '../content/pages/idea-sprint.ts';

export default function IdeaSprintPage() {
  return (
    <Page>
      <IdeaSprint intro={intro} />
      <ToolTeaser {...output} side="start" />
      <FeatureList {...next} />
      <CtaBand {...closing} tone="secondary" figure="tessellation" seed={61} />
    </Page>
  );
}
