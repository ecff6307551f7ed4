'use client';

import { cva } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { BusyCells } from '../../internal/busy-cells.tsx';
import { Button, type ButtonAsButtonProps } from '../button/index.ts';
import { CheckIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** All labels lie in one grid cell, so the widest sets the width once and for all. */
const submitLabelVariants = cva(
  'lali:col-start-1 lali:row-start-1 lali:flex lali:items-center lali:justify-center lali:gap-2.5',
  {
    variants: {
      shown: {
        true: '',
        false: 'lali:invisible',
      },
    },
  },
);

export type SubmitState = 'idle' | 'busy' | 'done';

export interface SubmitButtonProps
  extends Omit<ButtonAsButtonProps, 'children' | 'loading' | 'type' | 'before' | 'after' | 'href'> {
  /** Default `idle`. While `busy` or `done` a press does nothing. */
  state?: SubmitState;
  /** What the button says in each state; `busy` and `done` are also announced, once. */
  labels: Record<SubmitState, string>;
  /**
   * What shows while it is `busy` or `done`. `sign`: the sign alone, so that the button is no wider than its first label,
   * for a row with a field on a phone; the words are still its name. Default `words`.
   */
  progress?: 'words' | 'sign';
  /** Another live region tells of the success: `done` is not announced here. Default `false`. */
  quietWhenDone?: boolean;
}

const signs: Record<SubmitState, ReactNode> = {
  idle: null,
  busy: <BusyCells />,
  done: <CheckIcon size={20} className="lali:shrink-0" />,
};

const states: SubmitState[] = ['idle', 'busy', 'done'];

/** Sends its form and says how far that is; as wide as the widest of what it shows. */
export function SubmitButton({
  state = 'idle',
  labels,
  progress = 'words',
  quietWhenDone = false,
  onClick,
  ...props
}: SubmitButtonProps) {
  const resting = state !== 'idle';
  const announced = resting && !(quietWhenDone && state === 'done');
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (resting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button
        aria-busy={state === 'busy' || undefined}
        aria-disabled={resting || undefined}
        {...props}
        type="submit"
        data-state={state}
        onClick={press}
      >
        <span className="lali:grid">
          {states.map((each) => (
            <span key={each} className={submitLabelVariants({ shown: each === state })}>
              {signs[each]}
              <span className={each !== 'idle' && progress === 'sign' ? 'lali:sr-only' : undefined}>
                {labels[each]}
              </span>
            </span>
          ))}
        </span>
      </Button>
      {/* Beside the button, because a button's content is not a place for a live region. */}
      <VisuallyHidden role="status">{announced ? labels[state] : ''}</VisuallyHidden>
    </>
  );
}
