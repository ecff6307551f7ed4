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
const band = 'lali:surface-accent lali:dark:surface-page';

/** In the dark, the colours of a figure on the page. */
const figure =
  'lali:dark:[--lali-figure-built:var(--lali-color-figure-end)] lali:dark:[--lali-figure-core:var(--lali-color-figure-core)] lali:dark:[--lali-figure-grown:var(--lali-color-figure-start)] lali:dark:[--lali-figure-turning:var(--lali-color-figure-middle)]';

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
      {/* The card stands half on the band, half below it. */}
      <div
        aria-hidden="true"
        className={cx(
          band,
          'lali:absolute lali:inset-x-0 lali:top-0 lali:bottom-28 lali:-z-10 lali:hidden lali:overflow-x-clip lali:overflow-y-clip lali:dark:overflow-y-visible lali:@4xl:block',
        )}
      >
        {/* Enters from the edge of the band, in the space beside the address, and continues behind the card. */}
        <div
          data-part="figure"
          className="lali:absolute lali:start-[calc(50%-12rem)] lali:dark:start-[calc(50%-20rem)] lali:bottom-[-7rem] lali:w-56 lali:@[78rem]:start-[calc(50%-24rem)] lali:@[78rem]:dark:start-[calc(50%-26.5rem)] lali:@[78rem]:bottom-[-10rem] lali:@[78rem]:w-80"
        >
          <LivingFigure tone="kingfisher" cells={150} parts={0} seed={9} className={figure} />
        </div>
      </div>
      <div className="lali:@4xl:container-page lali:@4xl:grid lali:@4xl:grid-cols-12 lali:@4xl:grid-rows-[auto_1fr] lali:@4xl:gap-x-6 lali:@4xl:gap-y-10 lali:@4xl:pt-16">
        <div
          className={cx(
            band,
            'lali:relative lali:isolate lali:overflow-x-clip lali:overflow-y-clip lali:px-5 lali:dark:overflow-y-visible lali:pt-10 lali:pb-28 lali:@3xl:px-8 lali:@4xl:col-span-5 lali:@4xl:bg-transparent lali:@4xl:p-0 lali:@4xl:pe-6 lali:@4xl:pt-4',
          )}
        >
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
            className="lali:absolute lali:end-[-5rem] lali:bottom-[-2rem] lali:-z-10 lali:hidden lali:w-[22rem] lali:dark:end-[-3rem] lali:dark:bottom-19 lali:dark:w-64 lali:@2xl:block lali:@4xl:hidden"
          >
            <LivingFigure tone="kingfisher" cells={150} parts={0} seed={9} className={figure} />
          </div>
        </div>
        <div className="lali:relative lali:-mt-16 lali:min-w-0 lali:px-5 lali:@3xl:px-8 lali:@4xl:col-span-7 lali:@4xl:row-span-2 lali:@4xl:mt-0 lali:@4xl:px-0">
          {children}
        </div>
        {/* Ends above the figure, however long it is. */}
        {details ? (
          <div className="lali:px-5 lali:pt-10 lali:@3xl:px-8 lali:@4xl:col-span-5 lali:@4xl:p-0 lali:@4xl:pe-6 lali:@4xl:pb-60 lali:@[78rem]:pb-76 lali:@4xl:text-on-accent lali:@4xl:[--lali-surface:var(--lali-color-accent-solid)] lali:dark:text-text lali:dark:[--lali-surface:var(--lali-color-page)]">
            {details}
          </div>
        ) : null}
      </div>
    </section>
  );
}
