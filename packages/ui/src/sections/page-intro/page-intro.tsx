'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Button } from '../../primitives/button/index.ts';

const pageIntroVariants = cva('@container relative isolate overflow-clip', {
  variants: {
    tone: {
      ground: 'surface-ground',
      kingfisher: 'surface-kingfisher',
      leaf: 'surface-leaf',
      night: 'surface-night',
    },
  },
});

/*
 * A figure with its own outline extends over the edge of the window; a wide one is below the text. A figure that ends
 * at a border of its drawing, such as strands and leaves, is shown whole on the line where the page ends.
 */
const whole = [
  'has-[:is([data-rule=strands],[data-rule=venation])]:mb-0 has-[:is([data-rule=strands],[data-rule=venation])]:pb-10 has-[:is([data-rule=strands],[data-rule=venation])]:me-gutter',
  '@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:pb-0 @3xl:has-[:is([data-rule=strands],[data-rule=venation])]:w-[calc(var(--figure)*0.8)]',
  '@3xl:has-[:is([data-rule=strands],[data-rule=venation])]:me-[max(var(--spacing-gutter-wide),calc((100cqi-var(--spacing-page))/2))]',
  'rtl:has-[:is([data-rule=strands],[data-rule=venation])]:-scale-x-100',
];

const introFigureVariants = cva('pointer-events-none -z-10', {
  variants: {
    place: {
      side: [
        '-mt-4 -mb-[20cqi] ms-auto w-[74cqi] me-[-15cqi] @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:m-0 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:me-[calc(var(--figure)*-0.15)]',
        ...whole,
      ],
      edge: 'ms-auto w-[88cqi] -scale-x-100 pb-10 rtl:scale-x-100 @3xl:absolute @3xl:end-0 @3xl:top-1/2 @3xl:w-(--figure) @3xl:-translate-y-1/2 @3xl:pb-0',
    },
  },
});

/* What enters from the edge has its tips nearest to the words, and no glyph may touch them. */
const introWordsVariants = cva('min-w-0', {
  variants: {
    place: {
      side: '@3xl:max-w-[calc(100%-var(--figure)*0.88)]',
      edge: '@3xl:max-w-[calc(100%-var(--figure)*1.02)] @7xl:max-w-[calc(100%-var(--figure)*0.88)]',
    },
  },
});

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
  /** The first is the primary action. None is fine; two are enough. */
  actions?: readonly PageIntroAction[];
  /** Decorative. A square figure hangs over the edge of the window; without one the words have the width. */
  figure?: ReactNode;
  /**
   * `side` (default): a figure with a shape of its own, cut by the edge. `edge`: one that enters from the edge, such as
   * a root; it is turned, so that it grows towards the words.
   */
  figurePlace?: 'side' | 'edge';
  /** The surface. A filled one is the saturated composition of its page. Default `ground`. */
  tone?: 'ground' | 'kingfisher' | 'leaf' | 'night';
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
  actions = [],
  figure,
  figurePlace = 'side',
  tone = 'ground',
  rule = false,
  children,
  className,
  ...rest
}: PageIntroProps) {
  const headingId = useId();
  const beside = figure ? introWordsVariants({ place: figurePlace }) : undefined;
  return (
    <section
      aria-labelledby={headingId}
      data-tone={tone}
      data-band=""
      data-theme={tone === 'night' ? 'dark' : undefined}
      data-rule={rule ? '' : undefined}
      className={cx(pageIntroVariants({ tone }), rule && 'border-b border-soft', className)}
      {...rest}
    >
      <div className="[--figure:min(42cqi,35rem)]">
        <div
          className={cx(
            'container-page pt-8 @3xl:flex @3xl:flex-col @3xl:justify-center @3xl:pt-12 @3xl:pb-16',
            figure ? 'pb-10 @3xl:min-h-[calc(var(--figure)*0.86)]' : 'pb-12',
          )}
        >
          {back ? (
            <p className="mb-6 @3xl:mb-10">
              <BackLink href={back.href} tone={tone === 'ground' ? 'accent' : 'current'}>
                {back.label}
              </BackLink>
            </p>
          ) : null}
          <div className={beside ?? 'min-w-0'}>
            <h1 id={headingId} className={cx('type-title wrap-anywhere', !figure && 'max-w-[15em]')}>
              {title}
            </h1>
            {lead ? <p className="type-lead mt-6 max-w-[30em] wrap-anywhere">{lead}</p> : null}
            {actions.length > 0 ? (
              <div className="mt-8 flex flex-wrap gap-3">
                {actions.map(({ href, label }, i) => (
                  <Button key={href} href={href} variant={i === 0 ? primary[tone] : 'outline'}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : null}
            {children ? <div className="mt-8 min-w-0">{children}</div> : null}
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

const primary = { ground: 'primary', kingfisher: 'pollen', leaf: 'pollen', night: 'primary' } as const;
