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
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page grid gap-x-6 gap-y-10 pt-10 @4xl:grid-cols-12 @4xl:grid-rows-[auto_1fr] @4xl:pt-16">
        <div className="@4xl:col-span-5 @4xl:pe-6">
          <h1 id={headingId} className="type-title wrap-anywhere">
            {title}
          </h1>
          {lead ? <p className="type-lead mt-6 max-w-[24em]">{lead}</p> : null}
        </div>
        <div className="min-w-0 @4xl:col-span-7 @4xl:row-span-2">{children}</div>
        {details ? <div className="@4xl:col-span-5 @4xl:pe-6">{details}</div> : null}
      </div>
    </section>
  );
}
