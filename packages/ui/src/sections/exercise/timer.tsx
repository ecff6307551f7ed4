import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { ExerciseLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { clockText, minutesLeft } from './minutes.ts';
import { type CountdownState, useCountdown } from './use-countdown.ts';

interface TimerProps {
  minutes: number;
  labels: ExerciseLabels;
  /** Before scripts run there is the time and nothing to press. */
  enhanced: boolean;
}

/** A minute is a cell that empties. */
export function Timer({ minutes, labels, enhanced }: TimerProps) {
  const { state, left, total, toggle, reset } = useCountdown(minutes * 60);
  const main = useRef<HTMLButtonElement>(null);
  const under = state === 'running' || state === 'paused';
  return (
    <div
      data-part="timer"
      data-state={state}
      className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5"
    >
      <div className="min-w-0">
        <p
          role="timer"
          aria-label={labels.left}
          className="font-display text-[clamp(2.75rem,11cqi,4.5rem)] leading-none font-[640] tracking-[-0.02em] tabular-nums"
        >
          {clockText(left)}
        </p>
        <Minutes left={left} total={total} />
      </div>
      <div className={cx('flex flex-wrap gap-3', !enhanced && 'invisible')}>
        <Button ref={main} variant={state === 'running' ? 'outline' : 'primary'} onClick={toggle}>
          {buttonLabel(state, labels)}
        </Button>
        {under ? (
          <Button
            variant="ghost"
            onClick={() => {
              reset();
              // This button goes, and its focus would go with it.
              main.current?.focus();
            }}
          >
            {labels.reset}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden role="status">{state === 'done' ? labels.done : ''}</VisuallyHidden>
      {state === 'done' ? (
        <p aria-hidden="true" className="type-subheading w-full text-signal">
          {labels.done}
        </p>
      ) : null}
    </div>
  );
}

function buttonLabel(state: CountdownState, labels: ExerciseLabels): string {
  switch (state) {
    case 'running':
      return labels.pause;
    case 'paused':
      return labels.resume;
    case 'done':
      return labels.again;
    default:
      return labels.start;
  }
}

function Minutes({ left, total }: { left: number; total: number }) {
  const cells = minutesLeft(left, total);
  return (
    <div
      aria-hidden="true"
      data-part="minutes"
      // Up to a dozen share one row; none is left alone in a second.
      className={cx('mt-4 flex max-w-[20rem] gap-1.5 text-signal', cells.length > 12 && 'flex-wrap')}
    >
      {cells.map((full, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
          key={i}
          style={{ borderRadius: `${Math.round(50 - (i / Math.max(1, cells.length - 1)) * 34)}%` }}
          className={cx(
            'relative aspect-square w-5 min-w-0 overflow-clip border-2 border-current',
            cells.length > 12 && 'shrink-0',
          )}
        >
          <span
            style={{ blockSize: `${Math.round(full * 100)}%` }}
            className="absolute inset-x-0 bottom-0 bg-current forced-colors:bg-[CanvasText]"
          />
        </span>
      ))}
    </div>
  );
}
