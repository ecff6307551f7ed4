'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Link } from '../../primitives/link/index.ts';

export interface PathCard {
  /** Anchor of the card, the target of links such as `/#design-methods`. */
  id: string;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
  /** One small line below the links, such as what it costs. Default none. */
  note?: ReactNode;
}

export interface PathCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The primary side: tiles on a grid. */
  design: PathCard;
  /** The secondary side: cells on the spiral. */
  methods: PathCard;
  /** How links stand in narrow containers: `pairs` take half the height, `single` ones a whole row each. Default `pairs`. */
  rows?: 'pairs' | 'single';
}

/** One composition of two surfaces and one figure that crosses the seam between them. */
export function PathCards({
  title,
  lead,
  design,
  methods,
  rows = 'pairs',
  className,
  ...rest
}: PathCardsProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-rows={rows}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        <div
          data-part="pair"
          className="lali:relative lali:isolate lali:mt-6 lali:grid lali:overflow-clip lali:forced-colors:border lali:rounded-ss-[10px] lali:rounded-se-[10px] lali:rounded-es-[44px] lali:rounded-ee-[44px] lali:@2xl:grid-cols-2 lali:@2xl:grid-rows-[auto_auto_1fr] lali:@2xl:rounded-se-[44px] lali:@2xl:rounded-es-[10px] lali:@2xl:mt-8 lali:@[78rem]:min-h-[28rem]"
        >
          <Card path="design" card={design} rows={rows} />
          <Card path="methods" card={methods} rows={rows} />
          <div
            data-part="figure"
            className={cx(
              seam,
              'lali:bottom-6 lali:hidden lali:w-80 lali:rtl:-scale-x-100 lali:@2xl:block lali:@[78rem]:w-[25rem]',
            )}
          >
            <LivingFigure rule="seam" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Side by side they share a figure; stacked there is none, so that both ways are seen at once. */
const seam =
  'lali:pointer-events-none lali:absolute lali:start-1/2 lali:-translate-x-1/2 lali:rtl:translate-x-1/2';

/* In two columns they take half the height of one; a single last row is as wide as both. */
const linksVariants = cva('', {
  variants: { rows: { pairs: 'lali:grid lali:grid-cols-2 lali:gap-x-4 lali:@2xl:block', single: '' } },
});

const linkVariants = cva('lali:border-current/35 lali:wrap-anywhere', {
  variants: {
    rows: { pairs: 'lali:@max-2xl:gap-2 lali:@max-2xl:py-1 lali:@max-2xl:leading-tight', single: '' },
  },
});

interface CardProps extends Required<Pick<PathCardsProps, 'rows'>> {
  path: 'design' | 'methods';
  card: PathCard;
}

function Card({ path, card, rows }: CardProps) {
  const headingId = useId();
  const isDesign = path === 'design';
  return (
    <article
      id={card.id}
      data-path={path}
      aria-labelledby={headingId}
      className={cx(
        'lali:min-w-0 lali:scroll-mt-24 lali:px-6 lali:pt-7 lali:pb-6 lali:@2xl:row-span-3 lali:@2xl:grid lali:@2xl:grid-rows-subgrid lali:@2xl:px-8 lali:@2xl:pt-10 lali:@2xl:pb-96 lali:@[78rem]:px-11 lali:@[78rem]:py-10',
        isDesign ? 'lali:surface-primary' : 'lali:surface-secondary lali:@[78rem]:justify-items-end',
      )}
    >
      {/* Titles, texts and lists of the two cards are aligned. */}
      <div className="lali:w-full lali:@2xl:row-span-3 lali:@2xl:grid lali:@2xl:grid-rows-subgrid lali:@2xl:max-w-[26rem] lali:@[78rem]:w-88">
        <h3
          id={headingId}
          className="lali:font-display lali:text-[clamp(1.875rem,1.5rem+1.6vw,2.625rem)] lali:leading-[1.04] lali:font-[640] lali:tracking-[-0.015em] lali:wrap-anywhere"
        >
          {card.title}
        </h3>
        <p className="lali:mt-3 lali:wrap-anywhere">{unbroken(card.text)}</p>
        <div className="lali:mt-4">
          {card.links.length > 0 ? (
            <ul className={linksVariants({ rows })}>
              {card.links.map(({ href, label }) => (
                <li key={href} className="lali:last:odd:col-span-full">
                  <Link href={href} variant="row" tone="current" className={linkVariants({ rows })}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          {card.note ? (
            <p className="lali:type-small lali:mt-4 lali:wrap-anywhere lali:@max-2xl:hidden">{card.note}</p>
          ) : null}
        </div>
      </div>
    </article>
  );
}
