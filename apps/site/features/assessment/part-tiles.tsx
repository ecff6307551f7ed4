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
    <ul className="lali:grid lali:gap-x-6 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:lg:col-span-6 lali:lg:col-start-7 lali:lg:row-span-2">
      {categories.map((category) => {
        const own = questions
          .map((question, place) => ({ ...question, place }))
          .filter((each) => each.category === category);
        return (
          <li key={category} className="lali:min-w-0 lali:border-t lali:border-line lali:py-5">
            <span aria-hidden="true" className="lali:flex lali:flex-wrap lali:gap-2">
              {own.map(({ id, place }) => (
                <span
                  key={id}
                  style={{ borderRadius: `${50 - (38 * place) / last}%` }}
                  className={`lali:grid lali:size-9 lali:place-items-center lali:border-[2.5px] lali:border-accent-solid lali:font-semibold ${place < answered ? 'lali:bg-accent-solid lali:text-on-accent' : 'lali:text-signal'}`}
                >
                  {place + 1}
                </span>
              ))}
            </span>
            <div className="lali:mt-3">
              <p>
                <span className="lali:font-semibold">{names[category]}.</span>{' '}
                <span className="lali:text-soft">{asked(own.length)}</span>
              </p>
              <p className="lali:mt-1">{own[0]?.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
