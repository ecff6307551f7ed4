import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { CheckIcon } from '../../primitives/icons/index.ts';

export interface ThankYouStep {
  /** When it happens, printed as it stands: 'Within 24 hours'. */
  when: string;
  title: string;
  text: string;
  /** Has happened already: the mark is ticked. */
  done?: boolean;
}

/** From a round cell to a square tile: the marks along the line make the same turn as every figure. */
const shapes = ['rounded-[50%]', 'rounded-[34%]', 'rounded-[18%]'];

export function StepLine({ title, steps }: { title: string; steps: readonly ThankYouStep[] }) {
  const headingId = useId();
  if (steps.length === 0) return null;
  return (
    <div className="mt-12 @4xl:mt-16">
      <h2 id={headingId} className="sr-only">
        {title}
      </h2>
      <ol
        aria-labelledby={headingId}
        className="grid @4xl:grid-cols-[repeat(auto-fit,minmax(0,1fr))] @4xl:grid-flow-col"
      >
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
                shapes[Math.min(i, 2)],
                step.done ? 'bg-accent text-on-accent' : 'bg-ground text-accent-text',
              )}
            >
              {step.done ? <CheckIcon size={22} /> : i + 1}
            </span>
            <div className="pt-2 @4xl:pt-6">
              <p className="type-small font-semibold text-accent-text">{step.when}</p>
              <h3 className="type-subheading mt-1 wrap-anywhere">{step.title}</h3>
              <p className="mt-2 max-w-[26em] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
