import { CaseStudies, FeatureList, Page, PageIntro, Section } from '@laliaflia/ui';
import {
  areas,
  brands,
  cases,
  chain,
  closing,
  intro,
  platforms,
  process,
  sheet,
  transition,
  visualTest,
} from '../content/pages/ui-design.ts';
import { LargeCall } from '../features/closing/large-call.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { AreaSpecimens } from '../features/services/area-specimens.tsx';
import { BrandsSpecimen } from '../features/services/brands-specimen.tsx';
import { ChainSpecimen } from '../features/services/chain-specimen.tsx';
import { Platforms } from '../features/services/platforms.tsx';
import { StateSheet } from '../features/services/state-sheet.tsx';
import { TransitionSpecimen } from '../features/services/transition-specimen.tsx';
import { VisualTest } from '../features/services/visual-test.tsx';

export { closing, head } from '../content/pages/ui-design.ts';

const studies = cases.items.map(caseStudy);
const specimens = [
  <TransitionSpecimen key="transition" {...transition} />,
  <BrandsSpecimen key="brands" {...brands} />,
  <ChainSpecimen key="chain" {...chain} />,
  <VisualTest key="test" {...visualTest} />,
];

export default function UiDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        tone="primary"
        figure={<StateSheet {...sheet} />}
        figurePlace="below"
        className="lali:@5xl:[&>div>:first-child]:pe-[calc(min(51cqi,40rem)+4rem)]"
      />
      <AreaSpecimens {...areas} specimens={specimens} />
      <CaseStudies {...cases} items={studies} />
      <Platforms {...platforms} />
      <Section tone="raised" space="section">
        <FeatureList {...process} />
      </Section>
      <LargeCall {...closing} />
    </Page>
  );
}
