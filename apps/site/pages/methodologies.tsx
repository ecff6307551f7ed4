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
      <OneWorkshop {...closing} own={<AllThree />}>
        <Question />
      </OneWorkshop>
    </Page>
  );
}

/** The figures of the sentences, with the names of their methods. */
function AllThree() {
  return (
    <div
      aria-hidden="true"
      className="lali:grid lali:grid-cols-3 lali:gap-x-6 lali:border-soft lali:@xl:grid-cols-1 lali:@xl:border-b"
    >
      {choice.sentences.map(({ name, rule }) => (
        <span
          key={name}
          className="lali:grid lali:items-center lali:gap-x-6 lali:gap-y-3 lali:border-soft lali:border-t lali:py-3 lali:@max-xl:row-span-2 lali:@max-xl:grid-rows-subgrid lali:@xl:grid-cols-[7rem_minmax(0,1fr)] lali:@4xl:grid-cols-[5.5rem_minmax(0,1fr)]"
        >
          <Beside rule={rule} />
          <span className="lali:self-start lali:font-semibold lali:@xl:self-center lali:@xl:type-subheading">
            {name}
          </span>
        </span>
      ))}
    </div>
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
