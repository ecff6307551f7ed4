'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FormerSurface, inRole } from '../../internal/former-names.ts';
import { unbroken } from '../../internal/unbroken.tsx';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Button } from '../../primitives/button/index.ts';

const pageIntroVariants = cva('lali:@container lali:relative lali:isolate lali:overflow-clip', {
  variants: {
    tone: {
      page: 'lali:surface-page',
      primary: 'lali:surface-primary',
      secondary: 'lali:surface-secondary',
      inverse: 'lali:surface-inverse',
    },
  },
});

/*
 * A figure with its own outline extends over the edge of the window; a wide one is below the text. A figure that ends
 * at a border of its drawing, such as strands and leaves, is shown whole on the line where the page ends.
 */
const whole = [
  'lali:has-[:is([data-rule=strands],[data-rule=venation])]:mb-0 lali:has-[:is([data-rule=strands],[data-rule=venation])]:pb-10 lali:has-[:is([data-rule=strands],[data-rule=venation])]:me-gutter',
  'lali:@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:pb-0 lali:@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:w-[calc(var(--lali-figure)*0.8)]',
  'lali:@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:me-[max(var(--lali-spacing-gutter-wide),calc((100cqi-var(--lali-spacing-page))/2))]',
  'lali:rtl:has-[:is([data-rule=strands],[data-rule=venation])]:-scale-x-100',
];

/*
 * The button of a figure that answers lies above the words, which end before it, and keeps away from what is cut. On
 * phones the figure begins on the edge of the words, and fills what is beside it.
 */
const answering =
  'lali:has-[[data-answers]]:z-0 lali:@max-3xl:has-[[data-answers]]:mb-8 lali:@3xl:[--lali-another-start:calc(var(--lali-figure)*0.3-14.5rem)]';

const introFigureVariants = cva('lali:pointer-events-none lali:-z-10', {
  variants: {
    place: {
      side: [
        'lali:-mt-4 lali:-mb-[20cqi] lali:ms-auto lali:w-[112cqi] lali:me-[-15cqi] lali:@3xl:absolute lali:@3xl:end-0 lali:@3xl:top-1/2 lali:@3xl:m-0 lali:@3xl:w-(--lali-figure) lali:@3xl:-translate-y-1/2 lali:@3xl:me-[calc(var(--lali-figure)*-0.15)]',
        'lali:@max-3xl:not-has-[[data-answers]]:mt-0 lali:@max-3xl:not-has-[[data-answers]]:mb-0 lali:@max-3xl:not-has-[[data-answers]]:w-[64cqi] lali:@max-3xl:not-has-[[data-answers]]:pb-10',
        answering,
        ...whole,
      ],
      foot: 'lali:mx-auto lali:w-[min(100cqi-2.5rem,26rem)] lali:@3xl:absolute lali:@3xl:bottom-0 lali:@3xl:m-0 lali:@3xl:w-(--lali-figure) lali:@3xl:end-[max(var(--lali-spacing-gutter-wide),calc((100cqi-var(--lali-spacing-page))/2))]',
      below: 'lali:container-page',
      edge: [
        'lali:ms-auto lali:w-[88cqi] lali:-scale-x-100 lali:pb-10 lali:rtl:scale-x-100 lali:@3xl:absolute lali:@3xl:end-0 lali:@3xl:top-1/2 lali:@3xl:w-(--lali-figure) lali:@3xl:-translate-y-1/2 lali:@3xl:pb-0',
        // Links beside its ends lie above the words. Strands have room before their first beads, which is not to be seen.
        'lali:has-[a]:z-0 lali:has-[[data-rule=strands]]:me-[-6cqi] lali:@3xl:has-[[data-rule=strands]]:me-[calc(var(--lali-figure)*-0.07)]',
      ],
      over: 'lali:ms-gutter lali:pb-10 lali:@3xl:absolute lali:@3xl:end-0 lali:@3xl:top-1/2 lali:@3xl:ms-0 lali:@3xl:w-(--lali-figure) lali:@3xl:-translate-y-1/2 lali:@3xl:pb-0',
    },
  },
});

/* What enters from the edge has its tips nearest to the words, and no glyph may touch them. */
const introWordsVariants = cva('lali:min-w-0', {
  variants: {
    place: {
      side: 'lali:@3xl:max-w-[calc(100%-var(--lali-figure)*0.88)]',
      foot: 'lali:@3xl:max-w-[calc(100%-var(--lali-figure)*1.06)]',
      below: '',
      over: 'lali:@3xl:max-w-[calc(100%-var(--lali-figure)*0.88)]',
      edge: 'lali:@3xl:max-w-[calc(100%-var(--lali-figure)*1.02)] lali:@7xl:max-w-[calc(100%-var(--lali-figure)*0.88)]',
    },
  },
});

const besideFigure = 'lali:pb-10 lali:@3xl:min-h-[calc(var(--lali-figure)*0.86)] lali:@3xl:pb-16';

/** Below the words, before what follows. */
const figurePaddings = {
  none: 'lali:pb-12 lali:@3xl:pb-16',
  // A spiral is as high as it is wide, and cut by the edge of the window alone.
  side: `${besideFigure} lali:@3xl:has-[~*_[data-rule=phyllotaxis]]:min-h-[calc(var(--lali-figure)*1.04)]`,
  // A root is about as high as it is wide, and strands have room above and below.
  edge: 'lali:pb-10 lali:@3xl:min-h-[calc(var(--lali-figure)*1.1)] lali:@3xl:pb-16',
  // With the room that the shadow of a device takes.
  over: 'lali:pb-10 lali:@3xl:min-h-[calc(var(--lali-figure)*1.04)] lali:@3xl:pb-16',
  foot: besideFigure,
  below: 'lali:pb-8',
} as const;

export interface PageIntroAction {
  href: string;
  label: string;
}

export interface PageIntroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's h1. */
  title: string;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Where the page belongs: a link above the title. */
  back?: { href: string; label: string };
  /** One number above the actions, such as a price: '€1,200' 'guide price per participant'. Default none. */
  fact?: { value: string; label: string };
  /** The first is the primary action. None is fine; two are enough. */
  actions?: readonly PageIntroAction[];
  /** One small line below the actions, such as what a first step costs. Default none. */
  note?: ReactNode;
  /** Decorative. A square figure hangs over the edge of the window; without one the words have the width. */
  figure?: ReactNode;
  /**
   * `side` (default): a figure with a shape of its own, cut by the edge. `edge`: one that enters from the edge, such as
   * a root; it is turned, so that it grows towards the words. Links within it can be pressed if they ask for the pointer. `foot`: one that stands on the lower edge, such as a bust.
   * `below`: one as wide as the words, under them, such as a row of busts. `over`: screens that run over the edge of the
   * window and are cut nowhere else.
   */
  figurePlace?: 'side' | 'edge' | 'foot' | 'below' | 'over';
  /**
   * The surface. A filled one is the saturated composition of its page. Default `page`. `ground`, `night`,
   * `kingfisher` and `leaf` are deprecated names.
   */
  tone?: 'page' | 'primary' | 'secondary' | 'inverse' | FormerSurface;
  /** A line along the lower edge, where what follows stands on the same surface. Default false. */
  rule?: boolean;
  /** Facts, a note or a form under the actions. */
  children?: ReactNode;
}

/** The opening of every page except the home page: title, lead, actions, and a figure. */
export function PageIntro({
  title,
  lead,
  back,
  fact,
  actions = [],
  note,
  figure,
  figurePlace = 'side',
  tone: named = 'page',
  rule = false,
  children,
  className,
  ...rest
}: PageIntroProps) {
  const tone = inRole(named);
  const headingId = useId();
  const beside = figure ? introWordsVariants({ place: figurePlace }) : undefined;
  return (
    <section
      aria-labelledby={headingId}
      data-tone={tone}
      data-band=""
      data-theme={tone === 'inverse' ? 'dark' : undefined}
      data-rule={rule ? '' : undefined}
      className={cx(
        pageIntroVariants({ tone }),
        // The shadow of a screen falls on what follows.
        figure && figurePlace === 'over' && 'lali:overflow-y-visible',
        rule && 'lali:border-b lali:border-soft',
        className,
      )}
      {...rest}
    >
      <div className="lali:[--lali-figure:min(42cqi,35rem)]">
        <div
          className={cx(
            'lali:container-page lali:pt-8 lali:@3xl:flex lali:@3xl:flex-col lali:@3xl:justify-center lali:@3xl:pt-12',
            figurePaddings[figure ? figurePlace : 'none'],
          )}
        >
          {back ? (
            <p className="lali:mb-6 lali:@3xl:mb-10">
              <BackLink href={back.href} tone={tone === 'page' ? 'accent' : 'current'}>
                {back.label}
              </BackLink>
            </p>
          ) : null}
          <div className={beside ?? 'lali:min-w-0'}>
            <h1
              id={headingId}
              className={cx('lali:type-title lali:wrap-anywhere', !figure && 'lali:max-w-[15em]')}
            >
              {title}
            </h1>
            {lead ? (
              <p className="lali:type-lead lali:mt-6 lali:max-w-[30em] lali:wrap-anywhere">
                {unbroken(lead)}
              </p>
            ) : null}
            {fact ? (
              <p
                data-part="fact"
                className="lali:mt-7 lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-3 lali:gap-y-1"
              >
                <strong className="lali:font-display lali:text-[clamp(2.5rem,6cqi,3.5rem)] lali:leading-none lali:font-[640] lali:wrap-anywhere">
                  {fact.value}
                </strong>{' '}
                <span className="lali:min-w-0 lali:wrap-anywhere">{fact.label}</span>
              </p>
            ) : null}
            {actions.length > 0 ? (
              <div className="lali:mt-8 lali:flex lali:flex-wrap lali:gap-3">
                {/* By its label: where it leads may change, and the focus has to stay on it. */}
                {actions.map(({ href, label }, i) => (
                  <Button key={label} href={href} variant={i === 0 ? mains[tone] : 'outline'}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : null}
            {note ? (
              <p className="lali:type-small lali:mt-4 lali:max-w-[34em] lali:text-soft lali:wrap-anywhere">
                {note}
              </p>
            ) : null}
            {children ? <div className="lali:mt-8 lali:min-w-0">{children}</div> : null}
          </div>
        </div>
        {figure ? (
          <div data-part="figure" className={introFigureVariants({ place: figurePlace })}>
            {figure}
          </div>
        ) : null}
      </div>
    </section>
  );
}

const mains = { page: 'primary', primary: 'highlight', secondary: 'highlight', inverse: 'primary' } as const;
