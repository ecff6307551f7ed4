import type { CSSProperties } from 'react';
import type { ResultAxis, ResultLabels } from './result-view.types.ts';
import { scoreCellVariants } from './result-view.variants.ts';

interface ScoreTableProps {
  axes: readonly ResultAxis[];
  earlier: { label: string; scores: readonly number[] } | undefined;
  labels: ResultLabels;
}

/** The score of each axis in numbers, beside an earlier one where there is one. */
export function ScoreTable({ axes, earlier, labels }: ScoreTableProps) {
  const head =
    'lali:type-small lali:wrap-break-word lali:pb-2 lali:align-bottom lali:font-normal lali:text-text-soft';
  return (
    <table className="lali:w-full lali:border-line lali:border-b">
      <caption className="lali:sr-only">{labels.scores}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} lali:text-start`}>
            {labels.axis}
          </th>
          {earlier && (
            <th scope="col" className={`${head} lali:ps-3 lali:text-end`}>
              {earlier.label}
            </th>
          )}
          <th scope="col" className={`${head} lali:ps-3 lali:text-end`}>
            {labels.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {axes.map(({ id, label, score, note }, place) => (
          <tr key={id} className="lali:border-line lali:border-t">
            <th scope="row" className="lali:py-4 lali:text-start lali:align-baseline lali:font-normal">
              <span className="lali:font-semibold lali:text-[1.0625rem]">{label}</span>
              <ScoreCells score={score} />
              {note && (
                <span className="lali:type-small lali:block lali:pt-1.5 lali:text-text-soft">{note}</span>
              )}
            </th>
            {earlier && (
              <td className="lali:py-4 lali:ps-3 lali:text-end lali:align-baseline lali:text-text-soft lali:wrap-normal lali:tabular-nums">
                {Math.round(earlier.scores[place] ?? 0)}
              </td>
            )}
            <td className="lali:py-4 lali:ps-3 lali:text-end lali:align-baseline lali:font-display lali:font-[640] lali:text-[1.375rem] lali:leading-none lali:wrap-normal lali:tabular-nums">
              {Math.round(score)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ten = Array.from({ length: 10 }, (_, place) => place);

function ScoreCells({ score }: { score: number }) {
  return (
    <span aria-hidden="true" className="lali:flex lali:gap-[min(0.25rem,1.2cqi)] lali:pt-2">
      {ten.map((place) => {
        const grown = score >= place * 10 + 5;
        return (
          <span
            key={place}
            className={scoreCellVariants({ grown })}
            style={
              {
                borderRadius: `${Math.round(50 - place * 3.8)}%`,
                ...(grown && {
                  '--lali-score-cell': `color-mix(in oklab, var(--lali-color-secondary-text), var(--lali-color-primary-text) ${place * 11}%)`,
                }),
              } as CSSProperties
            }
          />
        );
      })}
    </span>
  );
}
