import type { PartNames } from './question-parts.tsx';
import { categories } from './scoring/types.ts';
import type { Version } from './versions.ts';

interface TileProps {
  /** Counted from 0. */
  place: number;
  of: number;
  isAnswered: boolean;
}

/** One question, on the way from a round cell to a square. */
function Tile({ place, of, isAnswered }: TileProps) {
  return (
    <span
      style={{ borderRadius: `${50 - (38 * place) / (of - 1)}%` }}
      className={`lali:grid lali:aspect-square lali:place-items-center lali:border-[2.5px] lali:border-accent-solid lali:font-display lali:text-[clamp(1.25rem,2.6vw,2.25rem)] lali:font-[640] ${isAnswered ? 'lali:bg-accent-solid lali:text-on-accent' : 'lali:text-signal'}`}
    >
      {place + 1}
    </span>
  );
}

/** The questions in two rows; those answered on this device are filled. */
export function QuestionTiles({ answered, of }: { answered: number; of: number }) {
  return (
    <div aria-hidden="true" className="lali:grid lali:grid-cols-5 lali:gap-3">
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change places.
        <Tile key={place} place={place} of={of} isAnswered={place < answered} />
      ))}
    </div>
  );
}

interface PartTilesProps {
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
          <div className="lali:flex lali:gap-3 lali:*:size-12 lali:lg:*:size-18 lali:xl:*:size-24">
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
