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
      className="lali:flex lali:flex-wrap lali:items-end lali:justify-between lali:gap-x-8 lali:gap-y-5"
    >
      <div className="lali:min-w-0">
        <p
          role="timer"
          aria-label={labels.left}
          className="lali:font-display lali:text-[clamp(2.75rem,11cqi,4.5rem)] lali:leading-none lali:font-[640] lali:tracking-[-0.02em] lali:tabular-nums"
        >
          {clockText(left)}
        </p>
        <Minutes left={left} total={total} />
      </div>
      <div className={cx('lali:flex lali:flex-wrap lali:gap-3', !enhanced && 'lali:invisible')}>
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
        <p aria-hidden="true" className="lali:type-subheading lali:w-full lali:text-signal">
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
      className={cx(
        'lali:mt-4 lali:flex lali:max-w-[20rem] lali:gap-1.5 lali:text-signal',
        cells.length > 12 && 'lali:flex-wrap',
      )}
    >
      {cells.map((full, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
          key={i}
          style={{ borderRadius: `${Math.round(50 - (i / Math.max(1, cells.length - 1)) * 34)}%` }}
          className={cx(
            'lali:relative lali:aspect-square lali:w-5 lali:min-w-0 lali:overflow-clip lali:border-2 lali:border-current',
            cells.length > 12 && 'lali:shrink-0',
          )}
        >
          <span
            style={{ blockSize: `${Math.round(full * 100)}%` }}
            className="lali:absolute lali:inset-x-0 lali:bottom-0 lali:bg-current lali:forced-colors:bg-[CanvasText]"
          />
        </span>
      ))}
    </div>
  );
}
