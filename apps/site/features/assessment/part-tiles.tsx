import type { PartNames } from './question-parts.tsx';
import { Tile } from './question-tiles.tsx';
import { categories } from './scoring/types.ts';
import type { Version } from './versions.ts';

export interface PartTilesProps {
  answered: number;
  questions: Version['questions'];
  names: PartNames;
}

/** The questions by what they are about: each part has as many tiles as questions. */
export function PartTiles({ answered, questions, names }: PartTilesProps) {
  return (
    <div
      aria-hidden="true"
      className="lali:flex lali:flex-wrap lali:gap-x-8 lali:gap-y-6 lali:lg:order-last lali:lg:col-span-12 lali:lg:mt-6 lali:lg:flex-nowrap lali:lg:justify-between"
    >
      {categories.map((category) => (
        <div key={category}>
          <p className="lali:pb-3 lali:font-semibold">{names[category]}</p>
          <div className="lali:flex lali:flex-wrap lali:gap-3 lali:*:size-12 lali:lg:*:size-18 lali:xl:*:size-24">
            {questions.map(({ id, category: own }, place) =>
              own === category ? (
                <Tile key={id} place={place} of={questions.length} isAnswered={place < answered} />
              ) : null,
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
