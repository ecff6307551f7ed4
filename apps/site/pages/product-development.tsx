import { CaseStudies, Page, PageIntro, ToolStack } from '@laliaflia/ui';
import { closing, fields, intro, phases, projects, rhythm } from '../content/pages/product-development.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { Fortnight } from '../features/services/fortnight.tsx';
import { Phases } from '../features/services/phases.tsx';

export { closing, head } from '../content/pages/product-development.ts';

const studies = projects.items.map(caseStudy);

export default function ProductDevelopment() {
  return (
    <Page>
      <PageIntro {...intro} tone="inverse" />
      <Phases {...phases} />
      <Fortnight {...rhythm} />
      <CaseStudies {...projects} items={studies} />
      <ToolStack {...fields} />
      <Talk {...closing} />
    </Page>
  );
}
