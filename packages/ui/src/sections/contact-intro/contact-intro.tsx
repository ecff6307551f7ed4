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

/** In the dark the band sinks into the ground, so that the form is the brightest thing. */
const band = 'surface-accent dark:surface-ground';

/** In the dark, the colours of a figure on the page. */
const figure =
  'dark:[--figure-built:var(--color-figure-end)] dark:[--figure-core:var(--color-figure-core)] dark:[--figure-grown:var(--color-figure-start)] dark:[--figure-turning:var(--color-figure-middle)]';

/** The form is the main content; everything else is in the narrower column. */
export function ContactIntro({ title, lead, details, children, className, ...rest }: ContactIntroProps) {
  const headingId = useId();
  return (
    <section
      data-band=""
      aria-labelledby={headingId}
      className={cx('@container relative isolate', className)}
      {...rest}
    >
      {/* The card stands half on the band, half below it. */}
      <div
        aria-hidden="true"
        className={cx(
          band,
          'absolute inset-x-0 top-0 bottom-28 -z-10 hidden overflow-x-clip overflow-y-clip dark:overflow-y-visible @4xl:block',
        )}
      >
        {/* Enters from the edge of the band, in the space beside the address, and continues behind the card. */}
        <div
          data-part="figure"
          className="absolute start-[calc(50%-12rem)] dark:start-[calc(50%-20rem)] bottom-[-7rem] w-56 @[78rem]:start-[calc(50%-24rem)] @[78rem]:dark:start-[calc(50%-26.5rem)] @[78rem]:bottom-[-10rem] @[78rem]:w-80"
        >
          <LivingFigure tone="kingfisher" cells={150} parts={0} seed={9} className={figure} />
        </div>
      </div>
      <div className="@4xl:container-page @4xl:grid @4xl:grid-cols-12 @4xl:grid-rows-[auto_1fr] @4xl:gap-x-6 @4xl:gap-y-10 @4xl:pt-16">
        <div
          className={cx(
            band,
            'relative isolate overflow-x-clip overflow-y-clip px-5 dark:overflow-y-visible pt-10 pb-28 @3xl:px-8 @4xl:col-span-5 @4xl:bg-transparent @4xl:p-0 @4xl:pe-6 @4xl:pt-4',
          )}
        >
          <h1 id={headingId} className="type-title wrap-anywhere @2xl:max-w-[58cqi] @4xl:max-w-none">
            {title}
          </h1>
          {lead ? (
            <p className="type-lead mt-6 max-w-[24em] @2xl:max-w-[min(24em,58cqi)] @4xl:max-w-[24em]">
              {lead}
            </p>
          ) : null}
          <div
            aria-hidden="true"
            data-part="figure"
            className="absolute end-[-5rem] bottom-[-2rem] -z-10 hidden w-[22rem] dark:end-[-3rem] dark:bottom-19 dark:w-64 @2xl:block @4xl:hidden"
          >
            <LivingFigure tone="kingfisher" cells={150} parts={0} seed={9} className={figure} />
          </div>
        </div>
        <div className="relative -mt-16 min-w-0 px-5 @3xl:px-8 @4xl:col-span-7 @4xl:row-span-2 @4xl:mt-0 @4xl:px-0">
          {children}
        </div>
        {/* Ends above the figure, however long it is. */}
        {details ? (
          <div className="px-5 pt-10 @3xl:px-8 @4xl:col-span-5 @4xl:p-0 @4xl:pe-6 @4xl:pb-60 @[78rem]:pb-76 @4xl:text-on-accent @4xl:[--surface:var(--color-accent)] dark:text-ink dark:[--surface:var(--color-ground)]">
            {details}
          </div>
        ) : null}
      </div>
    </section>
  );
}
