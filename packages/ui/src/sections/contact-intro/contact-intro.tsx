'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';

export interface ContactIntroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's h1. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** Other ways to get in touch. */
  details?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The form is the main content; everything else is in the narrower column. */
export function ContactIntro({ title, lead, details, children, className, ...rest }: ContactIntroProps) {
  const headingId = useId();
  return (
    <section
      data-band=""
      aria-labelledby={headingId}
      className={cx('lali:@container lali:relative lali:isolate', className)}
      {...rest}
    >
      <div
        aria-hidden="true"
        className="lali-contact-band lali:absolute lali:inset-0 lali:-z-10 lali:hidden lali:@4xl:block"
      />
      <div className="lali:@4xl:container-page lali:@4xl:grid lali:@4xl:grid-cols-12 lali:@4xl:grid-rows-[auto_1fr] lali:@4xl:gap-x-6 lali:@4xl:gap-y-10 lali:@4xl:pt-16 lali:@4xl:pb-14">
        <div className="lali-contact-band lali:relative lali:isolate lali:overflow-x-clip lali:px-5 lali:pt-10 lali:pb-28 lali:@3xl:px-8 lali:@4xl:col-span-5 lali:@4xl:bg-transparent lali:@4xl:p-0 lali:@4xl:pe-6 lali:@4xl:pt-4">
          <h1
            id={headingId}
            className="lali:type-title lali:wrap-anywhere lali:@2xl:max-w-[58cqi] lali:@4xl:max-w-none"
          >
            {title}
          </h1>
          {lead ? (
            <p className="lali:type-lead lali:mt-6 lali:max-w-[24em] lali:@2xl:max-w-[min(24em,58cqi)] lali:@4xl:max-w-[24em]">
              {lead}
            </p>
          ) : null}
          <div
            aria-hidden="true"
            data-part="figure"
            className="lali-contact-figure lali:absolute lali:end-[-5rem] lali:bottom-[-2rem] lali:-z-10 lali:hidden lali:w-[24rem] lali:[--lali-contact-below:2rem] lali:@2xl:block lali:@4xl:hidden"
          >
            <LivingFigure tone="primary" cells={150} parts={0} seed={9} />
          </div>
        </div>
        <div className="lali:relative lali:-mt-16 lali:min-w-0 lali:px-5 lali:@3xl:px-8 lali:@4xl:col-span-7 lali:@4xl:row-span-2 lali:@4xl:mt-0 lali:@4xl:px-0">
          {children}
        </div>
        {details ? (
          <div className="lali-contact-details lali:px-5 lali:pt-10 lali:@3xl:px-8 lali:@4xl:col-span-5 lali:@4xl:p-0 lali:@4xl:pe-6">
            {details}
          </div>
        ) : null}
      </div>
    </section>
  );
}
