'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

export interface ExpectationsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** What happens, in order. */
  steps: readonly { title: string; text: string }[];
}

/** What happens next, as numbered rows beside their heading. */
export function Expectations({ title, steps, className, ...rest }: ExpectationsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page grid gap-8 @4xl:grid-cols-12 @4xl:gap-6">
        <h2 id={headingId} className="type-heading wrap-anywhere @4xl:col-span-4">
          {title}
        </h2>
        <ol className="border-b border-line empty:hidden @4xl:col-span-8">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-t border-line py-6 @3xl:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.35fr)] @3xl:gap-x-0"
            >
              <span aria-hidden="true" className="type-heading row-span-2 text-accent-text @3xl:row-span-1">
                {i + 1}
              </span>
              <h3 className="type-subheading wrap-anywhere @3xl:pe-10">{step.title}</h3>
              <p className="mt-2 text-muted wrap-anywhere @3xl:mt-0">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
