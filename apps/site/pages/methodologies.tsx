import { type FigureRule, LivingFigure, Page, SentenceChoice } from '@laliaflia/ui';
import { choice, closing } from '../content/pages/methodologies.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { SideBySide } from '../features/methods/side-by-side.tsx';
import { Question } from '../pictures/artefacts/question.tsx';

export { closing, head } from '../content/pages/methodologies.ts';

const sentences = choice.sentences.map(({ rule, ...sentence }) => ({
  ...sentence,
  figure: <Beside rule={rule} />,
}));

export default function Methodologies() {
  return (
    <Page>
      <SentenceChoice {...choice} sentences={sentences} />
      <SideBySide />
      <OneWorkshop {...closing}>
        <Question />
      </OneWorkshop>
    </Page>
  );
}

/** At the end of a sentence. */
function Beside({ rule }: { rule: FigureRule }) {
  if (rule === 'branching') return <LivingFigure rule="branching" tips={7} seed={41} />;
  // A round one is as high as it is wide: it keeps clear of the rules above and below its row.
  if (rule === 'phyllotaxis')
    return <LivingFigure cells={150} parts={0} seed={41} className="lali:@3xl:p-[8%]" />;
  return <LivingFigure rule={rule} seed={41} />;
}
