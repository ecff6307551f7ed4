'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { StepLine, type ThankYouStep } from './step-line.tsx';

export interface ThankYouProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  message?: ReactNode;
  /** Names the line of steps. */
  stepsTitle: string;
  /** What happens next, in order; three fill the line. */
  steps: readonly ThankYouStep[];
  action: { href: string; label: string };
  meanwhile?: { title: string; links: readonly { href: string; label: string; text: string }[] };
  support?: { title: string; text: string; links: readonly { href: string; label: string }[] };
}

export function ThankYou({
  title,
  message,
  stepsTitle,
  steps,
  action,
  meanwhile,
  support,
  className,
  ...rest
}: ThankYouProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page pt-10 pb-16 @4xl:pt-20 @4xl:pb-24">
        <h1 id={headingId} className="type-title max-w-[13em] wrap-anywhere">
          {title}
        </h1>
        {message ? <p className="type-lead mt-6 max-w-[28em]">{message}</p> : null}
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
              <ul className="mt-5 border-b border-line">
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
