import type { PartNames } from './question-parts.tsx';
import { categories } from './scoring/types.ts';
import type { Version } from './versions.ts';

export interface PartTilesProps {
  answered: number;
  questions: Version['questions'];
  names: PartNames;
  /** What stands between the name of a part and its first question. */
  asked: (questions: number) => string;
}

/** What the questions are about: a cell for each, filled once it is answered, and the first of each part in full. */
export function PartTiles({ answered, questions, names, asked }: PartTilesProps) {
  const last = questions.length - 1;
  return (
    <ul className="lali:grid lali:gap-x-6 lali:gap-y-8 lali:[list-style-type:''] lali:sm:grid-cols-2 lali:lg:col-span-6 lali:lg:col-start-7 lali:lg:row-span-2">
      {categories.map((category) => {
        const own = questions
          .map((question, place) => ({ ...question, place }))
          .filter((each) => each.category === category);
        return (
          <li key={category} className="lali:min-w-0">
            <span aria-hidden="true" className="lali:flex lali:flex-wrap lali:gap-2">
              {own.map(({ id, place }) => (
                <span
                  key={id}
                  style={{ borderRadius: `${50 - (38 * place) / last}%` }}
                  className={`lali:size-9 lali:border-[2.5px] lali:border-accent-solid ${place < answered ? 'lali:bg-accent-solid' : ''}`}
                />
              ))}
            </span>
            <p className="lali:mt-4 lali:font-semibold">{names[category]}</p>
            <p className="lali:type-small lali:mt-1 lali:text-soft">{asked(own.length)}</p>
            <p className="lali:mt-2">{own[0]?.text}</p>
          </li>
        );
      })}
    </ul>
  );
}
