'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StepLine, type ThankYouStep } from './step-line.tsx';

export interface ThankYouProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  /** What was received and what follows, in a sentence or two. Default none. */
  message?: ReactNode;
  /** Names the line of steps. */
  stepsTitle: string;
  /** What has happened and what happens next, in order; four fill the line. */
  steps: readonly ThankYouStep[];
  /** The primary action. */
  action: { href: string; label: string };
  /** Decoration at the upper edge, cut by the end of the window. Default: a spiral. Not in narrow containers. */
  figure?: ReactNode;
  /** Links for the time until then. Default none. */
  meanwhile?: { title: string; links: readonly { href: string; label: string; text: string }[] };
  /** Contact channels if something is wrong. Default: none. */
  support?: { title: string; text: string; links: readonly { href: string; label: string }[] };
}

/** The page after a form: what we received, what happens next and when, and what to read until then. */
export function ThankYou({
  title,
  message,
  stepsTitle,
  steps,
  action,
  figure = <LivingFigure cells={190} parts={3} seed={7} />,
  meanwhile,
  support,
  className,
  ...rest
}: ThankYouProps) {
  const headingId = useId();
  return (
    <section
      data-band=""
      aria-labelledby={headingId}
      className={cx('@container relative isolate overflow-clip [--figure:min(36cqi,27rem)]', className)}
      {...rest}
    >
      <div
        aria-hidden="true"
        data-part="figure"
        className="pointer-events-none absolute end-[-3.5rem] top-[-1.9rem] -z-10 hidden w-(--figure) rtl:-scale-x-100 @2xl:block"
      >
        {figure}
      </div>
      <div className="container-page pt-10 pb-16 @4xl:pt-20 @4xl:pb-24">
        <div className="@2xl:min-h-[calc(var(--figure)-4rem)] @2xl:max-w-[min(52rem,56cqi)] @4xl:min-h-[calc(var(--figure)-6.5rem)]">
          <h1 id={headingId} className="type-title wrap-anywhere">
            {title}
          </h1>
          {message ? <p className="type-lead mt-6 max-w-[28em]">{message}</p> : null}
        </div>
        <StepLine title={stepsTitle} steps={steps} />
        <div className="mt-14 grid items-start gap-x-6 gap-y-14 @4xl:mt-20 @4xl:grid-cols-12">
          <div className="@4xl:col-span-5">
            <Button href={action.href} variant="primary">
              {action.label}
            </Button>
            {support ? (
              <div className="mt-10">
                <h2 className="font-semibold">{support.title}</h2>
                <p className="mt-1 text-muted">{support.text}</p>
                <ul className="mt-2 flex flex-wrap gap-x-6">
                  {support.links.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href} variant="standalone" arrow="none" className="wrap-anywhere">
                        <bdi>{label}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          {meanwhile ? (
            <div className="@4xl:col-span-6 @4xl:col-start-7">
              <h2 className="type-subheading">{meanwhile.title}</h2>
              <ul className="mt-5 border-b border-[color-mix(in_oklab,currentColor_28%,transparent)]">
                {meanwhile.links.map(({ href, label, text }) => (
                  <li key={href}>
                    <Link href={href} variant="row">
                      {label}
                      <span className="block font-normal text-muted">{text}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
