import { type FigureRule, LivingFigure, MethodCards, Page, SentenceChoice } from '@laliaflia/ui';
import { choice, closing, methods } from '../content/pages/methodologies.ts';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/methodologies.ts';

const sentences = choice.sentences.map(({ rule, ...sentence }) => ({
  ...sentence,
  figure: <Beside rule={rule} />,
}));

export default function Methodologies() {
  return (
    <Page>
      <SentenceChoice {...choice} sentences={sentences} />
      <MethodCards {...methods} />
      <Ladder {...closing} />
    </Page>
  );
}

/** In the margin of a sentence. */
function Beside({ rule }: { rule: FigureRule }) {
  if (rule === 'branching') return <LivingFigure rule="branching" tips={9} seed={41} />;
  return <LivingFigure rule={rule} seed={41} />;
}
