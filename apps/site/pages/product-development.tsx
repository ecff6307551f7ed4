import { Page, PageIntro, ToolStack } from '@laliaflia/ui';
import { closing, fields, intro, phases, projects, rhythm } from '../content/pages/product-development.ts';
import { DrawnCall } from '../features/closing/drawn-call.tsx';
import { FirstPhase } from '../features/services/first-phase.tsx';
import { Fortnight } from '../features/services/fortnight.tsx';
import { Phases } from '../features/services/phases.tsx';
import { Released } from '../features/services/released.tsx';

export { closing, head } from '../content/pages/product-development.ts';

export default function ProductDevelopment() {
  return (
    <Page>
      <PageIntro {...intro} tone="inverse" />
      <Phases {...phases} />
      <Fortnight {...rhythm} />
      <Released {...projects} />
      <ToolStack {...fields} />
      <DrawnCall {...closing}>
        <FirstPhase phases={phases.items} />
      </DrawnCall>
    </Page>
  );
}
