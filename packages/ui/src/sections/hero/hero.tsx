'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';

export interface HeroAction {
  href: string;
  label: string;
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  /** One or two sentences. */
  lead?: ReactNode;
  /** The first is the primary action. Two are enough; none is fine. */
  actions?: readonly HeroAction[];
  /** One number and what it counts. Other numbers belong beside the projects that prove them. */
  fact?: { value: string; label: string };
  /** Replaces the spiral; square, decorative. */
  figure?: ReactNode;
}

/** The token measures the window; the headline measures its section, which is as wide on a page. */
const headline = '[--type-hero:max(clamp(56px,16.4cqi,80px),min(6.67cqi,96px))]';

/**
 * The first thing to see: a headline and one figure that the edge of the window cuts. Spans the whole width of the
 * window, or the cut loses its meaning.
 */
export function Hero({ title, lead, actions = [], fact, figure, className, ...rest }: HeroProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx('@container relative isolate overflow-clip', className)}
      {...rest}
    >
      <div className="[--figure:108cqi] @3xl:[--figure:min(52cqi,53rem)]">
        <div className="container-page pt-10 pb-9 @3xl:flex @3xl:min-h-[calc(var(--figure)+2.5rem)] @3xl:items-center @3xl:py-10">
          <div className="@3xl:max-w-[calc(50cqi-var(--figure)*0.1)]">
            <h1 id={headingId} className={cx('type-hero max-w-[6.4em] wrap-anywhere', headline)}>
              {title}
            </h1>
            {lead ? <p className="type-lead mt-6 max-w-[25em] @5xl:mt-8">{lead}</p> : null}
            {actions.length > 0 || fact ? (
              <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-6 @5xl:mt-10">
                {actions.length > 0 ? (
                  <div className="flex flex-wrap gap-3">
                    {actions.map(({ href, label }, i) => (
                      <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                        {label}
                      </Button>
                    ))}
                  </div>
                ) : null}
                {fact ? (
                  <p className="flex items-baseline gap-3">
                    <strong className="font-display text-[2.5rem] leading-none font-[640] tracking-[-0.015em]">
                      {fact.value}
                    </strong>{' '}
                    <span className="type-small">{fact.label}</span>
                  </p>
                ) : null}
              </div>
            ) : null}
          </div>
        </div>
        {/* A sixth of the figure lies beyond the edge. */}
        <div
          data-part="figure"
          className="pointer-events-none -z-10 ms-auto w-(--figure) me-[calc(var(--figure)*-0.16)] @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:-translate-y-1/2"
        >
          {figure ?? <LivingFigure grow />}
        </div>
      </div>
    </section>
  );
}
