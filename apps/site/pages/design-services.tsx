import { CaseStudies, MethodCards, Page, PageIntro } from '@laliaflia/ui';
import { cases, closing, crafts, intro, shown } from '../content/pages/design-services.ts';
import { HalfHour } from '../features/closing/half-hour.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { TwoScreens } from '../features/portfolio/two-screens.tsx';
import {
  Compared,
  EveryState,
  FromIdeaToStore,
  Mended,
  SketchAndScreen,
} from '../features/services/craft-pictures.tsx';
import { ReasonsDrawn } from '../features/services/reasons-drawn.tsx';

export { closing, head } from '../content/pages/design-services.ts';

const { methods, ...craftsHead } = crafts;
const pictures = [
  <Mended key="ux" />,
  <EveryState key="ui" />,
  <SketchAndScreen key="both" />,
  <FromIdeaToStore key="product" />,
  <Compared key="ai" />,
];
const studies = cases.items.map(caseStudy);

export default function DesignServices() {
  return (
    <Page>
      <PageIntro {...intro} figure={<TwoScreens {...shown} />} figurePlace="over" />
      <MethodCards {...craftsHead} methods={methods.map((each, i) => ({ ...each, picture: pictures[i] }))} />
      <CaseStudies {...cases} items={studies} />
      <ReasonsDrawn />
      <HalfHour {...closing} filled />
    </Page>
  );
}
