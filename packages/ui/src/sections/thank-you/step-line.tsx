import { cx } from 'class-variance-authority';
import { type CSSProperties, useId } from 'react';
import { CheckIcon } from '../../primitives/icons/index.ts';

export interface ThankYouStep {
  /** When it happens, printed large as it stands: 'Within 24 hours'. */
  when: string;
  /** How long it takes until the next step, as a share of the line. Default 1. */
  share?: number;
  title: string;
  text: string;
  /** Has happened already: the mark is ticked. */
  done?: boolean;
}

/** From a round cell to a square tile: the marks along the line make the same turn as every figure. */
const shapes = ['rounded-[50%]', 'rounded-[36%]', 'rounded-[26%]', 'rounded-[18%]'];

const columns = (steps: readonly ThankYouStep[]) =>
  ({
    '--steps': steps.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' '),
  }) as CSSProperties;

/** The steps in order along one line, each with when it happens; nothing without steps. */
export function StepLine({ title, steps }: { title: string; steps: readonly ThankYouStep[] }) {
  const headingId = useId();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  const numberOf = (i: number) => i + 1 - done;
  return (
    <div className="mt-12 @4xl:mt-16">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <ol aria-labelledby={headingId} style={columns(steps)} className="grid @4xl:grid-cols-(--steps)">
        {steps.map((step, i) => (
          <li
            key={`${step.when} ${step.title}`}
            className="group/step relative grid grid-cols-[3.5rem_minmax(0,1fr)] pb-9 last:pb-0 @4xl:block @4xl:pe-8 @4xl:pb-0"
          >
            {/* The line begins behind its mark and runs to the next one. */}
            <span
              aria-hidden="true"
              className="absolute start-[1.3125rem] top-5 bottom-[-1.25rem] w-0.5 bg-accent group-last/step:hidden @4xl:start-5 @4xl:end-[-1.25rem] @4xl:top-[1.3125rem] @4xl:bottom-auto @4xl:h-0.5 @4xl:w-auto"
            />
            <span
              aria-hidden="true"
              className={cx(
                'relative grid size-11 place-items-center border-[2.5px] border-accent font-semibold',
                shapes[Math.min(i, 3)],
                step.done ? 'bg-accent text-on-accent' : 'bg-ground text-accent-text',
              )}
            >
              {step.done ? <CheckIcon size={22} /> : numberOf(i)}
            </span>
            <div className="pt-2 @4xl:pt-6">
              <h3 className="type-subheading wrap-anywhere">{step.when}</h3>
              <p className="mt-2 font-semibold text-accent-text wrap-anywhere">{step.title}</p>
              <p className="mt-1 max-w-[26em] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
