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
  const head = 'type-small wrap-break-word pb-2 align-bottom font-normal text-muted';
  return (
    <table className="w-full border-line border-b">
      <caption className="sr-only">{labels.scores}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {labels.axis}
          </th>
          {earlier && (
            <th scope="col" className={`${head} ps-3 text-end`}>
              {earlier.label}
            </th>
          )}
          <th scope="col" className={`${head} ps-3 text-end`}>
            {labels.score}
          </th>
        </tr>
      </thead>
      <tbody>
        {axes.map(({ id, label, score, note }, place) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="py-4 text-start align-baseline font-normal">
              <span className="font-semibold text-[1.0625rem]">{label}</span>
              <ScoreCells score={score} />
              {note && <span className="type-small block pt-1.5 text-muted">{note}</span>}
            </th>
            {earlier && (
              <td className="py-4 ps-3 text-end align-baseline text-muted wrap-normal tabular-nums">
                {Math.round(earlier.scores[place] ?? 0)}
              </td>
            )}
            <td className="py-4 ps-3 text-end align-baseline font-display font-[640] text-[1.375rem] leading-none wrap-normal tabular-nums">
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
    <span aria-hidden="true" className="flex gap-[min(0.25rem,1.2cqi)] pt-2">
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
                  '--score-cell': `color-mix(in oklab, var(--color-leaf-text), var(--color-kingfisher-text) ${place * 11}%)`,
                }),
              } as CSSProperties
            }
          />
        );
      })}
    </span>
  );
}
