'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
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
  title: string;
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
        <div className="flex flex-col gap-x-12 gap-y-4 @4xl:flex-row @4xl:items-end @4xl:justify-between">
          <h2 id={headingId} className="type-heading">
            {title}
          </h2>
          {lead ? <p className="max-w-[27em] text-muted @4xl:pb-1">{lead}</p> : null}
        </div>
        <div
          data-part="pair"
          className="relative isolate mt-10 grid overflow-clip rounded-ss-[0.625rem] rounded-se-[0.625rem] rounded-es-[2.25rem] rounded-ee-[2.25rem] @4xl:mt-12 @4xl:grid-cols-2 @4xl:rounded-se-[2.75rem] @4xl:rounded-es-[0.625rem] @4xl:rounded-ee-[2.75rem]"
        >
          <Card path="design" card={design} />
          <Card path="methods" card={methods} />
          <Seam />
        </div>
      </div>
    </section>
  );
}

function Card({ path, card }: { path: 'design' | 'methods'; card: PathCard }) {
  const headingId = useId();
  const isDesign = path === 'design';
  return (
    <article
      id={card.id}
      data-path={path}
      aria-labelledby={headingId}
      className={cx(
        'flex min-w-0 scroll-mt-24 flex-col px-6 text-on-accent @4xl:min-h-[40rem] @4xl:px-11 @4xl:py-12',
        isDesign ? 'bg-kingfisher pt-9 pb-[11.5rem]' : 'bg-leaf pt-[11.5rem] pb-9 @4xl:items-end',
      )}
    >
      <div className="w-full @4xl:w-[min(100%,20.5rem)]">
        <h3 id={headingId} className="type-heading max-w-[6em] wrap-anywhere">
          {card.title}
        </h3>
        <p className="type-lead mt-4">{card.text}</p>
        {card.links.length > 0 ? (
          <ul className="mt-8">
            {card.links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} variant="row" tone="current" className="border-current/35">
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

/** Stacked, the seam lies flat: the same figure, turned by a quarter. */
function Seam() {
  return (
    <div
      data-part="figure"
      aria-hidden="true"
      className="pointer-events-none absolute start-1/2 -z-0 hidden w-[27rem] -translate-x-1/2 rtl:translate-x-1/2 @4xl:bottom-6 @4xl:block"
    >
      <LivingFigure rule="seam" />
    </div>
  );
}
