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
    <div aria-hidden="true" className="lali:grid lali:grid-cols-5 lali:gap-3 lali:pb-8">
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change places.
        <Tile key={place} place={place} of={of} isAnswered={place < answered} />
      ))}
    </div>
  );
}
