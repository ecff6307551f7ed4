'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface ContactIntroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's h1. */
  title: string;
  lead?: ReactNode;
  /** Other ways to get in touch. */
  details?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form that carries the page; everything else keeps to the narrower column. */
export function ContactIntro({ title, lead, details, children, className, ...rest }: ContactIntroProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('@container relative isolate', className)} {...rest}>
      {/* The card stands half on the band, half below it. */}
      <div
        aria-hidden="true"
        className="surface-accent absolute inset-x-0 top-0 bottom-28 -z-10 hidden @4xl:block"
      />
      <div className="@4xl:container-page @4xl:grid @4xl:grid-cols-12 @4xl:grid-rows-[auto_1fr] @4xl:gap-x-6 @4xl:gap-y-10 @4xl:pt-16">
        <div className="surface-accent px-5 pt-10 pb-28 @3xl:px-8 @4xl:col-span-5 @4xl:p-0 @4xl:pe-6 @4xl:pt-4">
          <h1 id={headingId} className="type-title wrap-anywhere">
            {title}
          </h1>
          {lead ? <p className="type-lead mt-6 max-w-[24em]">{lead}</p> : null}
        </div>
        <div className="-mt-16 min-w-0 px-5 @3xl:px-8 @4xl:col-span-7 @4xl:row-span-2 @4xl:mt-0 @4xl:px-0">
          {children}
        </div>
        {details ? (
          <div className="px-5 pt-10 @3xl:px-8 @4xl:col-span-5 @4xl:p-0 @4xl:pe-6 @4xl:pb-40 @4xl:text-on-accent @4xl:[--surface:var(--color-accent)]">
            {details}
          </div>
        ) : null}
      </div>
    </section>
  );
}
