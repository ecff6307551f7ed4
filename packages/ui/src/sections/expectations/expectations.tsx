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
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page lali:grid lali:gap-8 lali:@4xl:grid-cols-12 lali:@4xl:gap-6">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere lali:@4xl:col-span-4">
          {title}
        </h2>
        <ol className="lali:border-b lali:border-line lali:empty:hidden lali:@4xl:col-span-8">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:items-baseline lali:border-t lali:border-line lali:py-6 lali:@3xl:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.35fr)] lali:@3xl:gap-x-0"
            >
              <span
                aria-hidden="true"
                className="lali:type-heading lali:row-span-2 lali:text-accent-text lali:@3xl:row-span-1"
              >
                {i + 1}
              </span>
              <h3 className="lali:type-subheading lali:wrap-anywhere lali:@3xl:pe-10">{step.title}</h3>
              <p className="lali:mt-2 lali:text-text-soft lali:wrap-anywhere lali:@3xl:mt-0">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
