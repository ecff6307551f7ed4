'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { Link } from '../../primitives/link/index.ts';

export interface PathCard {
  /** Anchor of the card, the target of links such as `/#design-methods`. */
  id: string;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
}

export interface PathCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The kingfisher side: tiles on a grid. */
  design: PathCard;
  /** The leaf side: cells on the spiral. */
  methods: PathCard;
}

/** One composition of two surfaces and one figure that crosses the seam between them. */
export function PathCards({ title, lead, design, methods, className, ...rest }: PathCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        <div
          data-part="pair"
          className="relative isolate mt-10 grid overflow-clip forced-colors:border rounded-ss-[10px] rounded-se-[10px] rounded-es-[44px] rounded-ee-[44px] @2xl:grid-cols-2 @2xl:grid-rows-[auto_auto_1fr] @2xl:rounded-se-[44px] @2xl:rounded-es-[10px] @4xl:mt-12"
        >
          <Card path="design" card={design} />
          <Card path="methods" card={methods} />
          <div
            data-part="figure"
            className={cx(seam, 'bottom-6 hidden w-80 rtl:-scale-x-100 @2xl:block @[78rem]:w-[25rem]')}
          >
            <LivingFigure rule="seam" />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Side by side the seam is vertical; stacked it is horizontal, on the upper edge of the second card. */
const seam = 'pointer-events-none absolute start-1/2 -translate-x-1/2 rtl:translate-x-1/2';

function Card({ path, card }: { path: 'design' | 'methods'; card: PathCard }) {
  const headingId = useId();
  const isDesign = path === 'design';
  return (
    <article
      id={card.id}
      data-path={path}
      aria-labelledby={headingId}
      className={cx(
        'min-w-0 scroll-mt-24 px-6 @2xl:row-span-3 @2xl:grid @2xl:grid-rows-subgrid @2xl:px-8 @2xl:pt-10 @2xl:pb-96 @[78rem]:min-h-[40rem] @[78rem]:px-11 @[78rem]:py-12',
        isDesign
          ? 'surface-kingfisher pt-9 pb-52'
          : 'surface-leaf relative pt-52 @2xl:static pb-9 @[78rem]:justify-items-end',
      )}
    >
      {isDesign ? null : (
        <div data-part="figure" className={cx(seam, 'top-0 w-[19rem] -translate-y-1/2 @2xl:hidden')}>
          <LivingFigure rule="seam" axis="horizontal" cells={260} />
        </div>
      )}
      {/* Titles, texts and lists of the two cards are aligned. */}
      <div className="w-full @2xl:row-span-3 @2xl:grid @2xl:grid-rows-subgrid @2xl:max-w-[26rem] @[78rem]:w-[min(100%,20.5rem)]">
        <h3
          id={headingId}
          className="max-w-[6em] font-display text-[clamp(2.125rem,1.75rem+1.6vw,2.625rem)] leading-[1.04] font-[640] tracking-[-0.015em] wrap-anywhere"
        >
          {card.title}
        </h3>
        <p className="type-lead mt-4 wrap-anywhere">{card.text}</p>
        {card.links.length > 0 ? (
          <ul className="mt-8">
            {card.links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} variant="row" tone="current" className="border-current/35 wrap-anywhere">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
