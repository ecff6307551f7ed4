import type { ComponentType } from 'react';
import { type ArticleDrawingName, articleDrawings } from '../../../content/article-drawings.ts';
import type { TextDrawing } from '../../../content/schema/texts.ts';
import { FiveOfFortyOne } from './five-of-forty-one.tsx';
import { MorningOfQuestions } from './morning-of-questions.tsx';
import { SamePeople } from './same-people.tsx';
import { ThreeGates } from './three-gates.tsx';
import { TwoForms } from './two-forms.tsx';
import { TwoHoles } from './two-holes.tsx';
import { WrongEntry } from './wrong-entry.tsx';

const drawings: Readonly<Record<ArticleDrawingName, ComponentType>> = {
  'three-gates': ThreeGates,
  'wrong-entry': WrongEntry,
  'two-forms': TwoForms,
  'five-of-forty-one': FiveOfFortyOne,
  'morning-of-questions': MorningOfQuestions,
  'same-people': SamePeople,
  'two-holes': TwoHoles,
};

interface DrawnProps extends TextDrawing {
  'data-static': string;
}

/** The build has looked that there is a drawing of this name. */
export function Drawn({ drawing, caption, ...rest }: DrawnProps) {
  const name = drawing as ArticleDrawingName;
  const Drawing = drawings[name];
  return (
    <figure className="lali:@container" {...rest}>
      <div
        role="img"
        aria-label={articleDrawings[name].alt}
        className="lali:border-y lali:border-soft lali:py-8 lali:leading-snug"
      >
        <Drawing />
      </div>
      <figcaption className="lali:type-small lali:mt-3 lali:max-w-[36em] lali:text-soft lali:text-balance">
        {caption}
      </figcaption>
    </figure>
  );
}
