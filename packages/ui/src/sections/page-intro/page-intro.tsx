'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { introFigureVariants, introWordsVariants, pageIntroVariants } from './page-intro.variants.ts';

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
  /** Facts, a note or a form under the actions. */
  children?: ReactNode;
}

/** The opening of every page but the first: what it is about, what one can do, and a figure of its own. */
export function PageIntro({
  title,
  lead,
  back,
  actions = [],
  figure,
  figurePlace = 'side',
  tone = 'ground',
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
      data-theme={tone === 'night' ? 'dark' : undefined}
      className={cx(pageIntroVariants({ tone }), className)}
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
