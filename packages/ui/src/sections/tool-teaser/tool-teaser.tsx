'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { unbroken } from '../../internal/unbroken.tsx';
import { Button } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { IdeasMiniature, QuestionMiniature, ScoreMiniature } from './panels.tsx';
import { IdeasPanel, QuestionPanel, ScorePanel } from './panels.tsx';

export type { IdeasMiniature, QuestionMiniature, ScoreMiniature } from './panels.tsx';

const toolTeaserVariants = cva(
  'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:items-center lali:gap-x-12 lali:gap-y-10 lali:@4xl:gap-x-20',
  {
    variants: {
      side: {
        start: 'lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        end: 'lali:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      },
    },
  },
);

/* In the source the words come first; on wide screens the instrument may stand before them. */
const toolPanelVariants = cva(
  'lali:surface-raised lali:@container lali:min-w-0 lali:rounded-band lali:border lali:border-line lali:p-5 lali:@3xl:p-9',
  { variants: { side: { start: 'lali:@3xl:order-first', end: '' } } },
);

export interface ToolTeaserLink {
  href: string;
  label: string;
}

export interface ToolTeaserProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading of the section. */
  title: string;
  /** What the tool does and what it gives. */
  text: ReactNode;
  /** What one wants to know before one starts: how long, what it costs, what is kept. Without any, nothing is drawn. */
  facts?: readonly { term: string; value: string }[];
  /** The first starts the tool. None where the tool itself stands below. */
  actions?: readonly [ToolTeaserLink, ToolTeaserLink?] | readonly [];
  /** The tool at a glance: a question with its options, ideas that come out, or a score with its reasons. */
  miniature: QuestionMiniature | IdeasMiniature | ScoreMiniature;
  /** The side of the miniature on wide screens. Default `end`. */
  side?: 'start' | 'end';
  /** The end of the words, below the actions: what the tool knows of this visitor. Default none. */
  children?: ReactNode;
}

/** A tool and a miniature of it: what it asks or what comes out, before one starts. */
export function ToolTeaser({
  title,
  text,
  facts = [],
  actions = [],
  miniature,
  side = 'end',
  children,
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
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className={toolTeaserVariants({ side })}>
        <div className="lali:min-w-0">
          <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
            {unbroken(title)}
          </h2>
          <p className="lali:mt-5 lali:max-w-[32em] lali:wrap-anywhere lali:text-soft">{text}</p>
          {facts.length > 0 ? (
            <DescriptionList.Root className="lali:mt-8">
              {facts.map(({ term, value }) => (
                <DescriptionList.Item key={term} term={term}>
                  <bdi>{value}</bdi>
                </DescriptionList.Item>
              ))}
            </DescriptionList.Root>
          ) : null}
          {first ? (
            <div className="lali:mt-8 lali:flex lali:flex-wrap lali:items-center lali:gap-x-6 lali:gap-y-3">
              <Button href={first.href}>{first.label}</Button>
              {second ? (
                <Link href={second.href} variant="standalone">
                  {second.label}
                </Link>
              ) : null}
            </div>
          ) : null}
          {children ? <div className="lali:mt-8">{children}</div> : null}
        </div>
        <figure aria-labelledby={captionId} className={toolPanelVariants({ side })}>
          <figcaption id={captionId} className="lali:type-small lali:pb-5 lali:text-soft lali:wrap-anywhere">
            {miniature.caption}
          </figcaption>
          {miniature.kind === 'question' ? <QuestionPanel miniature={miniature} /> : null}
          {miniature.kind === 'ideas' ? <IdeasPanel miniature={miniature} /> : null}
          {miniature.kind === 'score' ? <ScorePanel miniature={miniature} /> : null}
        </figure>
      </div>
    </section>
  );
}
