'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { IdeasMiniature, QuestionMiniature } from './panels.tsx';
import { IdeasPanel, QuestionPanel } from './panels.tsx';

export type { IdeasMiniature, QuestionMiniature } from './panels.tsx';

const toolTeaserVariants = cva(
  'container-page grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 @4xl:gap-x-20',
  {
    variants: {
      side: {
        start: '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        end: '@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      },
    },
  },
);

/* In the source the words come first; on wide screens the instrument may stand before them. */
const toolPanelVariants = cva(
  'surface-raised @container min-w-0 rounded-band border border-line p-5 @3xl:p-9',
  { variants: { side: { start: '@3xl:order-first', end: '' } } },
);

export interface ToolTeaserLink {
  href: string;
  label: string;
}

export interface ToolTeaserProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** What the tool does and what it gives. */
  text: ReactNode;
  /** What one wants to know before one starts: how long, what it costs, what is kept. Without any, nothing is drawn. */
  facts?: readonly { term: string; value: string }[];
  /** The first starts the tool. None where the tool itself stands below. */
  actions?: readonly [ToolTeaserLink, ToolTeaserLink?] | readonly [];
  /** The tool at a glance: a question with its options, or what comes out. */
  miniature: QuestionMiniature | IdeasMiniature;
  /** The side of the miniature on wide screens. Default `end`. */
  side?: 'start' | 'end';
}

/** A tool and a miniature of it: what it asks or what comes out, before one starts. */
export function ToolTeaser({
  title,
  text,
  facts = [],
  actions = [],
  miniature,
  side = 'end',
  className,
  ...rest
}: ToolTeaserProps) {
  const headingId = useId();
  const captionId = useId();
  const [first, second] = actions;
  return (
    <section
      aria-labelledby={headingId}
      data-miniature={miniature.kind}
      data-side={side}
      className={cx('@container', className)}
      {...rest}
    >
      <div className={toolTeaserVariants({ side })}>
        <div className="min-w-0">
          <h2 id={headingId} className="type-heading wrap-anywhere">
            {unbroken(title)}
          </h2>
          <p className="mt-5 max-w-[32em] wrap-anywhere text-soft">{text}</p>
          {facts.length > 0 ? (
            <dl className="mt-8 border-b border-soft">
              {facts.map(({ term, value }) => (
                <div
                  key={term}
                  className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-soft py-3"
                >
                  <dt className="min-w-0 wrap-anywhere text-soft">{term}</dt>
                  <dd className="min-w-0 font-semibold wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {first ? (
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button href={first.href}>{first.label}</Button>
              {second ? (
                <Link href={second.href} variant="standalone">
                  {second.label}
                </Link>
              ) : null}
            </div>
          ) : null}
        </div>
        <figure aria-labelledby={captionId} className={toolPanelVariants({ side })}>
          <figcaption id={captionId} className="type-small pb-5 text-soft wrap-anywhere">
            {miniature.caption}
          </figcaption>
          {miniature.kind === 'question' ? (
            <QuestionPanel miniature={miniature} />
          ) : (
            <IdeasPanel miniature={miniature} />
          )}
        </figure>
      </div>
    </section>
  );
}
