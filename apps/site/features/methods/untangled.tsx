import type { ReactNode } from 'react';
import { schedule } from '../../content/workshop-artefacts.ts';
import { at, grownStroke } from '../../pictures/cells.tsx';

/* The lane of each strand at the ends of four crossings, from the left; in the last one they are in order. */
const lanes = [
  [4, 3, 2, 1, 0],
  [2, 1, 0, 0, 1],
  [3, 4, 4, 3, 2],
  [0, 0, 1, 2, 3],
  [1, 2, 3, 4, 4],
] as const;
const STEP = 24;
const yOf = (lane: number) => 10 + lane * 20;

/** Five strands, a skill each, that end in the five weeks of the plan beside them. On a phone the plan stands alone. */
export function Untangled({ children }: { children: ReactNode }) {
  return (
    <div className="lali:@container">
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:@2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div aria-hidden="true" className="lali:hidden lali:flex-col lali:@2xl:flex">
          {/* As high as what stands above the rows of the plan. */}
          <span className="lali:invisible lali:pt-5">
            <span className="lali:type-subheading lali:block lali:border-b-2 lali:pb-3">
              {schedule.title}
            </span>
          </span>
          <span className="lali:relative lali:mb-3 lali:block lali:grow">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="lali:absolute lali:block lali:size-full lali:rtl:-scale-x-100"
            >
              {lanes.map((strand) =>
                strand.map((lane, i) => (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: the crossings never change places.
                    key={i}
                    d={crossing(i * STEP, yOf(lane), yOf(strand[i + 1] ?? lane))}
                    strokeWidth="5"
                    vectorEffect="non-scaling-stroke"
                    style={at(i / (strand.length - 1))}
                    className={grownStroke}
                  />
                )),
              )}
            </svg>
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The last ones run straight on to the edge. */
function crossing(x: number, from: number, to: number) {
  const end = Math.min(100, x + STEP);
  const middle = (x + end) / 2;
  return `M${x} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`;
}
