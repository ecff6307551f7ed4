import { CtaBand, FeatureList, Page } from '@laliaflia/ui';
import { closing, intro, next } from '../content/pages/idea-sprint.ts';
import { IdeaSprint } from '../features/ideas/idea-sprint.tsx';
import { SproutedExample } from '../features/ideas/sprouted-example.tsx';

export { closing, head } from '../content/pages/idea-sprint.ts';

export default function IdeaSprintPage() {
  return (
    <Page>
      <IdeaSprint intro={intro}>
        <SproutedExample />
      </IdeaSprint>
      <FeatureList {...next} />
      <CtaBand {...closing} tone="secondary" figure="tessellation" seed={61} />
    </Page>
  );
}
