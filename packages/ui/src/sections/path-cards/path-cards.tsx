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
  /** The primary side: tiles on a grid. */
  design: PathCard;
  /** The secondary side: cells on the spiral. */
  methods: PathCard;
}

/** One composition of two surfaces and one figure that crosses the seam between them. */
export function PathCards({ title, lead, design, methods, className, ...rest }: PathCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        <div
          data-part="pair"
          className="lali:relative lali:isolate lali:mt-10 lali:grid lali:overflow-clip lali:forced-colors:border lali:rounded-ss-[10px] lali:rounded-se-[10px] lali:rounded-es-[44px] lali:rounded-ee-[44px] lali:@2xl:grid-cols-2 lali:@2xl:grid-rows-[auto_auto_1fr] lali:@2xl:rounded-se-[44px] lali:@2xl:rounded-es-[10px] lali:@4xl:mt-12"
        >
          <Card path="design" card={design} />
          <Card path="methods" card={methods} />
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

/** Side by side the seam is vertical; stacked it is horizontal, on the upper edge of the second card. */
const seam =
  'lali:pointer-events-none lali:absolute lali:start-1/2 lali:-translate-x-1/2 lali:rtl:translate-x-1/2';

function Card({ path, card }: { path: 'design' | 'methods'; card: PathCard }) {
  const headingId = useId();
  const isDesign = path === 'design';
  return (
    <article
      id={card.id}
      data-path={path}
      aria-labelledby={headingId}
      className={cx(
        'lali:min-w-0 lali:scroll-mt-24 lali:px-6 lali:@2xl:row-span-3 lali:@2xl:grid lali:@2xl:grid-rows-subgrid lali:@2xl:px-8 lali:@2xl:pt-10 lali:@2xl:pb-96 lali:@[78rem]:min-h-[40rem] lali:@[78rem]:px-11 lali:@[78rem]:py-12',
        isDesign
          ? 'lali:surface-primary lali:pt-9 lali:pb-52'
          : 'lali:surface-secondary lali:relative lali:pt-52 lali:@2xl:static lali:pb-9 lali:@[78rem]:justify-items-end',
      )}
    >
      {isDesign ? null : (
        <div
          data-part="figure"
          className={cx(seam, 'lali:top-0 lali:w-[19rem] lali:-translate-y-1/2 lali:@2xl:hidden')}
        >
          <LivingFigure rule="seam" axis="horizontal" cells={260} />
        </div>
      )}
      {/* Titles, texts and lists of the two cards are aligned. */}
      <div className="lali:w-full lali:@2xl:row-span-3 lali:@2xl:grid lali:@2xl:grid-rows-subgrid lali:@2xl:max-w-[26rem] lali:@[78rem]:w-[min(100%,20.5rem)]">
        <h3
          id={headingId}
          className="lali:max-w-[6em] lali:font-display lali:text-[clamp(2.125rem,1.75rem+1.6vw,2.625rem)] lali:leading-[1.04] lali:font-[640] lali:tracking-[-0.015em] lali:wrap-anywhere"
        >
          {card.title}
        </h3>
        <p className="lali:type-lead lali:mt-4 lali:wrap-anywhere">{card.text}</p>
        {card.links.length > 0 ? (
          <ul className="lali:mt-8">
            {card.links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  variant="row"
                  tone="current"
                  className="lali:border-current/35 lali:wrap-anywhere"
                >
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
