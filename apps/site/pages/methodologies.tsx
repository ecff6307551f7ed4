import { type FigureRule, LivingFigure, Page, SentenceChoice } from '@laliaflia/ui';
import { choice, closing } from '../content/pages/methodologies.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { SideBySide } from '../features/methods/side-by-side.tsx';
import { Question } from '../pictures/artefacts/question.tsx';
import { Cell } from '../pictures/cells.tsx';

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

/* Of the width of the place: all drawings end on one edge, although some have room around their shapes. */
const insets: Partial<Record<FigureRule, readonly [start: string, end: string]>> = {
  phyllotaxis: ['20%', '-6%'],
  branching: ['6.1%', '-3.2%'],
  strands: ['3.3%', '-2.1%'],
};

/** At the end of a sentence. */
function Beside({ rule }: { rule: FigureRule }) {
  const [marginInlineStart, marginInlineEnd] = insets[rule] ?? [];
  return (
    <div className="lali:relative" style={{ marginInlineStart, marginInlineEnd }}>
      <Figure rule={rule} />
    </div>
  );
}

function Figure({ rule }: { rule: FigureRule }) {
  if (rule === 'phyllotaxis') return <LivingFigure cells={150} parts={0} seed={41} />;
  if (rule !== 'branching') return <LivingFigure rule={rule} seed={41} />;
  return (
    <>
      <LivingFigure rule="branching" tips={7} seed={41} />
      <Seed />
    </>
  );
}

/** Where the root begins: on the sheet of its figure. */
function Seed() {
  return (
    <svg
      viewBox="0 0 720 472"
      aria-hidden="true"
      className="lali:absolute lali:inset-0 lali:size-full lali:overflow-visible"
    >
      <Cell x={24} y={400} size={64} built={0} kind="taken" />
    </svg>
  );
}
