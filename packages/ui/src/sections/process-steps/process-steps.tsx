'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { Points } from '../../internal/points.tsx';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { type Fit, Line, Onward, Root } from './drawn-line.tsx';
import {
  processListVariants,
  processNumberVariants,
  processStepVariants,
  processTitleVariants,
} from './process-steps.variants.ts';

export interface ProcessStep {
  title: string;
  /** One to three sentences. */
  text: string;
  /** How long it takes, as it is read ('2 weeks'). */
  duration?: string;
  /** The field of work that the step belongs to, below it on a line with those of its neighbours. Default none. */
  field?: ProcessField;
}

export interface ProcessField {
  title: string;
  /** One sentence. Default none. */
  text?: string;
  /** What belongs to it, a few words each; each once. Default none. */
  points?: readonly string[];
}

export interface ProcessStepsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /**
   * In order. Three to seven are side by side in a wide container; more are below each other. Without any, only the
   * heading is shown.
   */
  steps: readonly ProcessStep[];
}

/** A process as one drawn line through its steps: it comes in as a root and arrives with right angles. */
export function ProcessSteps({ title, lead, steps, className, ...rest }: ProcessStepsProps) {
  const headingId = useId();
  const count = steps.length;
  const fit = fitOf(count);
  const fields = steps.some(({ field }) => field !== undefined);
  const rows = fields || steps.some(({ duration }) => duration !== undefined);
  return (
    <section
      aria-labelledby={headingId}
      data-fit={fit}
      className={cx('lali:@container lali:overflow-x-clip', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <SectionHead
          id={headingId}
          title={title}
          lead={lead && <span className="lali:text-soft">{lead}</span>}
        />
        {count > 0 ? (
          <div
            className="lali:relative lali:mt-12 lali:[--lali-rise:min(2.25rem,5.5rem/(var(--lali-steps)-1))]"
            style={{ '--lali-steps': Math.max(2, count), '--lali-ahead': count - 1 } as CSSProperties}
          >
            <Root fit={fit} />
            <Onward fit={fit} />
            <ol className={processListVariants({ fit, rows })}>
              {steps.map((step, i) => (
                <li
                  key={step.title}
                  className={processStepVariants({ fit, rows })}
                  style={{ '--lali-ahead': count - 1 - i } as CSSProperties}
                >
                  <Line index={i} count={count} fit={fit} />
                  <Words step={step} number={i + 1} fit={fit}>
                    {fields ? <Duration of={step} /> : null}
                  </Words>
                  {fields ? null : <Duration of={step} />}
                  {step.field ? <Field {...step.field} /> : null}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface WordsProps {
  step: ProcessStep;
  number: number;
  fit: Fit;
  children: ReactNode;
}

/** Together, so that they are one cell of the grid where fields or durations stand below them. */
function Words({ step, number, fit, children }: WordsProps) {
  return (
    <div className="lali:min-w-0">
      <h3 className={processTitleVariants({ fit })}>
        <span aria-hidden="true" className={processNumberVariants({ fit })}>
          {number}
        </span>
        <span className="lali:min-w-0 lali:max-w-full lali:wrap-anywhere">{unbroken(step.title)}</span>
      </h3>
      <p className="lali:mt-3 lali:max-w-[34em] lali:wrap-anywhere lali:text-soft">{unbroken(step.text)}</p>
      {children}
    </div>
  );
}

function Duration({ of: { duration } }: { of: ProcessStep }) {
  return duration ? (
    <p className="lali:type-small lali:mt-3 lali:min-w-0 lali:wrap-anywhere lali:font-semibold">
      <bdi>{duration}</bdi>
    </p>
  ) : null;
}

function Field({ title, text, points = [] }: ProcessField) {
  return (
    <div data-part="field" className="lali:mt-6 lali:min-w-0 lali:border-t lali:border-soft lali:pt-4">
      <h4 className="lali:font-text lali:leading-snug lali:font-semibold lali:wrap-anywhere">
        {unbroken(title)}
      </h4>
      {text ? <p className="lali:type-small lali:mt-1 lali:wrap-anywhere lali:text-soft">{text}</p> : null}
      {points.length > 0 ? <Points items={points} className="lali:mt-4" /> : null}
    </div>
  );
}

function fitOf(count: number): Fit {
  if (count <= 4) return 'few';
  if (count === 5) return 'more';
  return count <= 7 ? 'most' : 'list';
}
