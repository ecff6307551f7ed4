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
const shapes = ['lali:rounded-[50%]', 'lali:rounded-[36%]', 'lali:rounded-[26%]', 'lali:rounded-[18%]'];

const columns = (steps: readonly ThankYouStep[]) =>
  ({
    '--lali-steps': steps.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' '),
  }) as CSSProperties;

/** The steps in order along one line, each with when it happens; nothing without steps. */
export function StepLine({ title, steps }: { title: string; steps: readonly ThankYouStep[] }) {
  const headingId = useId();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  const numberOf = (i: number) => i + 1 - done;
  return (
    <div className="lali:mt-12 lali:@4xl:mt-16">
      <h2 id={headingId} className="lali:sr-only">
        {title}
      </h2>
      <ol
        aria-labelledby={headingId}
        style={columns(steps)}
        className="lali:grid lali:@4xl:grid-cols-(--lali-steps) lali:@4xl:gap-x-6"
      >
        {steps.map((step, i) => (
          <li
            key={`${step.when} ${step.title}`}
            className="lali:group/step lali:relative lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:pb-9 lali:last:pb-0 lali:@4xl:block lali:@4xl:pb-0"
          >
            {/* The line begins behind its mark and runs to the next one. */}
            <span
              aria-hidden="true"
              className="lali:absolute lali:start-[1.3125rem] lali:top-5 lali:bottom-[-1.25rem] lali:w-0.5 lali:bg-accent-solid lali:group-last/step:hidden lali:@4xl:start-5 lali:@4xl:end-[-2.75rem] lali:@4xl:top-[1.3125rem] lali:@4xl:bottom-auto lali:@4xl:h-0.5 lali:@4xl:w-auto"
            />
            <span
              aria-hidden="true"
              className={cx(
                'lali:relative lali:grid lali:size-11 lali:place-items-center lali:border-[2.5px] lali:border-accent-solid lali:font-semibold',
                shapes[Math.min(i, 3)],
                step.done ? 'lali:bg-accent-solid lali:text-on-accent' : 'lali:bg-page lali:text-accent-text',
              )}
            >
              {step.done ? <CheckIcon size={22} /> : numberOf(i)}
            </span>
            <div className="lali:pt-2 lali:@4xl:pt-6">
              <h3 className="lali:type-subheading lali:wrap-anywhere">{step.when}</h3>
              <p className="lali:mt-2 lali:font-semibold lali:text-accent-text lali:wrap-anywhere">
                {step.title}
              </p>
              <p className="lali:mt-1 lali:max-w-[26em] lali:text-text-soft lali:@4xl:pe-4">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
