'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { asFarAsShown } from '../../media/answering-figure/as-far-as-shown.ts';
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
  /** One small line below the actions, such as what a first step costs. Default none. */
  note?: ReactNode;
  /** One number and what it counts. Other numbers belong beside the projects that prove them. */
  fact?: { value: string; label: string };
  /** Replaces the spiral; square, decorative. */
  figure?: ReactNode;
}

/** The token measures the window; the headline measures its section, which is as wide on a page. */
const headline =
  'lali:[--lali-type-hero:clamp(56px,16.4cqi,80px)] lali:@3xl:[--lali-type-hero:clamp(56px,8.4cqi,80px)]';

/**
 * The first thing to see: a headline and one figure that the edge of the window cuts. Spans the whole width of the
 * window, or the cut loses its meaning.
 */
export function Hero({ title, lead, actions = [], note, fact, figure, className, ...rest }: HeroProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx('lali:@container lali:relative lali:isolate lali:overflow-clip', className)}
      {...rest}
    >
      <div className="lali:[--lali-figure:113cqi] lali:@3xl:[--lali-figure:clamp(26rem,42cqi,40rem)]">
        <div className="lali:container-page lali:pt-10 lali:pb-6 lali:@3xl:flex lali:@3xl:min-h-[calc(var(--lali-figure)+1rem)] lali:@3xl:items-center lali:@3xl:py-10">
          <div className="lali:@3xl:max-w-[calc(100%-var(--lali-figure)*0.84)]">
            <h1
              id={headingId}
              className={cx(
                'lali:type-hero lali:max-w-[6.4em] lali:wrap-anywhere lali:@5xl:max-w-[9em]',
                headline,
              )}
            >
              {title}
            </h1>
            {lead ? (
              <p className="lali:type-lead lali:mt-6 lali:max-w-[25em] lali:@5xl:mt-8">{lead}</p>
            ) : null}
            {actions.length > 0 || fact ? (
              <div className="lali:mt-8 lali:flex lali:flex-wrap lali:items-center lali:gap-x-8 lali:gap-y-6 lali:@5xl:mt-10">
                {actions.length > 0 ? (
                  <div className="lali:flex lali:flex-wrap lali:gap-3">
                    {actions.map(({ href, label }, i) => (
                      <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                        {label}
                      </Button>
                    ))}
                  </div>
                ) : null}
                {fact ? (
                  <p className="lali:flex lali:items-baseline lali:gap-3">
                    <strong className="lali:font-display lali:text-[2.5rem] lali:leading-none lali:font-[640]">
                      {fact.value}
                    </strong>{' '}
                    <span className="lali:type-small">{fact.label}</span>
                  </p>
                ) : null}
              </div>
            ) : null}
            {note ? (
              <p className="lali:type-small lali:mt-5 lali:max-w-[32em] lali:text-soft lali:wrap-anywhere">
                {note}
              </p>
            ) : null}
          </div>
        </div>
        {/*
          A sixth of the figure lies beyond the edge; below the text also what is under its middle, so
          that it ends where the section does. The button of a figure that answers then stands above it; else it keeps away
          from its tiles.
        */}
        <div
          data-part="figure"
          className="lali:pointer-events-none lali:ms-auto lali:w-(--lali-figure) lali:me-[calc(var(--lali-figure)*-0.16)] lali:@max-3xl:[--lali-figure-shown:calc(var(--lali-figure)*0.517)] lali:@max-3xl:[--lali-figure-over:-1px] lali:@max-3xl:[--lali-another-order:-1] lali:@3xl:absolute lali:@3xl:end-0 lali:@3xl:top-1/2 lali:@3xl:-translate-y-1/2 lali:@3xl:[--lali-another-start:calc(var(--lali-figure)*0.34-14.5rem)]"
        >
          {figure ?? (
            <div style={asFarAsShown}>
              <LivingFigure grow />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
