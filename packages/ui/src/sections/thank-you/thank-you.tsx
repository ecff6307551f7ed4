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
  /** Decoration beside the words, as wide as the last of the steps; below them and small on phones. Default: a spiral. */
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
      className={cx('lali:@container lali:relative lali:isolate lali:overflow-clip', className)}
      {...rest}
    >
      <div className="lali:container-page lali:pt-10 lali:pb-16 lali:@4xl:pt-16 lali:@4xl:pb-24">
        {/* Words and figure share the columns of the steps below them. */}
        <div className="lali:@2xl:grid lali:@2xl:grid-cols-12 lali:@2xl:gap-x-6">
          <div className="lali:@2xl:col-span-8 lali:@4xl:max-w-[46rem]">
            <h1 id={headingId} className="lali:type-title lali:wrap-anywhere">
              {title}
            </h1>
            {message ? <p className="lali:type-lead lali:mt-6 lali:max-w-[28em]">{message}</p> : null}
          </div>
          <div
            aria-hidden="true"
            data-part="figure"
            className="lali:pointer-events-none lali:mt-8 lali:w-32 lali:rtl:-scale-x-100 lali:@2xl:col-span-4 lali:@2xl:mt-0 lali:@2xl:w-full"
          >
            {figure}
          </div>
        </div>
        <StepLine title={stepsTitle} steps={steps} />
        <div className="lali:mt-14 lali:grid lali:items-start lali:gap-x-6 lali:gap-y-14 lali:@4xl:mt-20 lali:@4xl:grid-cols-12">
          <div className="lali:@4xl:col-span-4">
            <Button href={action.href} variant="primary">
              {action.label}
            </Button>
            {support ? (
              <div className="lali:mt-10">
                <h2 className="lali:font-semibold">{support.title}</h2>
                <p className="lali:mt-1 lali:text-text-soft">{support.text}</p>
                <ul className="lali:mt-2 lali:flex lali:flex-wrap lali:gap-x-6">
                  {support.links.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href} variant="standalone" arrow="none" className="lali:wrap-anywhere">
                        <bdi>{label}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          {meanwhile ? (
            <div className="lali:@4xl:col-span-8">
              <h2 className="lali:type-subheading">{meanwhile.title}</h2>
              <ul className="lali:mt-5 lali:border-b lali:border-[color-mix(in_oklab,currentColor_28%,transparent)]">
                {meanwhile.links.map(({ href, label, text }) => (
                  <li key={href}>
                    <Link href={href} variant="row">
                      {label}
                      <span className="lali:block lali:font-normal lali:text-text-soft">{text}</span>
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
