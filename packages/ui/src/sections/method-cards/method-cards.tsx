'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { type FigureRule, LivingFigure } from '../../media/living-figure/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { methodCardVariants, methodFigureVariants } from './method-cards.variants.ts';

export interface Method {
  title: string;
  text: string;
  href: string;
  /** The growth rule that stands for the method. Without one the words take the whole card. */
  figure?: FigureRule;
}

export interface MethodCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The first leads: it is the largest, and its figure with it. Three stand best. */
  methods: readonly Method[];
}

/** Methods in their order of weight: one large, the others beside it. */
export function MethodCards({ title, lead, methods, className, ...rest }: MethodCardsProps) {
  const headingId = useId();
  const count = methods.length === 1 ? 'one' : methods.length === 2 ? 'two' : 'more';
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {methods.length > 0 ? (
          <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3 @3xl:mt-12 @3xl:grid-cols-12 @3xl:gap-4 @[78rem]:gap-6">
            {methods.map((method, i) => (
              <Card
                key={method.href}
                method={method}
                place={i === 0 ? 'lead' : i < 3 ? 'side' : 'rest'}
                count={count}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

interface CardProps {
  method: Method;
  place: 'lead' | 'side' | 'rest';
  count: 'one' | 'two' | 'more';
}

/** The title is the link, and its target the whole card. */
function Card({ method: { title, text, href, figure }, place, count }: CardProps) {
  const Anchor = useLinkComponent();
  const headingId = useId();
  return (
    <li data-place={place} className={methodCardVariants({ place, count })}>
      <article aria-labelledby={headingId} className="contents">
        <div className="min-w-0">
          <h3
            id={headingId}
            className={cx('wrap-anywhere', place === 'lead' ? 'type-heading' : 'type-subheading')}
          >
            <Anchor href={href} className="outline-none after:absolute after:inset-0 after:z-10">
              {title}
              <ArrowIcon
                size={place === 'lead' ? 32 : 22}
                className="ms-[0.4em] inline-block align-[-0.08em] text-accent-text transition-transform duration-quick group-hover/card:translate-x-1 rtl:-scale-x-100 rtl:group-hover/card:-translate-x-1 motion-reduce:transition-none"
              />
            </Anchor>
          </h3>
          <p className={cx('mt-3 wrap-anywhere', place === 'lead' ? 'type-lead max-w-[23em]' : 'text-muted')}>
            {text}
          </p>
        </div>
        {figure ? (
          <div data-part="figure" className={methodFigureVariants({ place, count, figure })}>
            <Figure rule={figure} large={place === 'lead'} />
          </div>
        ) : null}
      </article>
    </li>
  );
}

function Figure({ rule, large }: { rule: NonNullable<Method['figure']>; large: boolean }) {
  if (rule === 'phyllotaxis') return <LivingFigure cells={large ? 260 : 150} />;
  if (rule === 'branching') return <LivingFigure rule="branching" tips={7} />;
  if (rule === 'tessellation') return <LivingFigure rule="tessellation" />;
  if (rule === 'venation') return <LivingFigure rule="venation" />;
  return <LivingFigure rule="strands" />;
}
