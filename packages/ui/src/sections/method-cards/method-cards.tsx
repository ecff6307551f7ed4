'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { type FigureRule, LivingFigure } from '../../media/living-figure/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* `clip`, because a root enters from the edge of the card, and the large spiral leaves it. */
const methodCardVariants = cva(
  'group/card surface-raised focus-ring-within relative isolate flex min-w-0 overflow-clip rounded-card border border-line p-6 transition-colors duration-quick hover:border-control motion-reduce:transition-none',
  {
    variants: {
      place: {
        lead: 'flex-col @3xl:col-span-7 @3xl:row-span-2 @3xl:p-8 @[78rem]:p-11',
        side: 'flex-col gap-6 @sm:flex-row @sm:items-center @3xl:col-span-5 @3xl:flex-col @3xl:items-stretch @3xl:p-7 @[78rem]:px-10',
        rest: 'flex-col gap-6 @sm:flex-row @sm:items-center @3xl:col-span-6 @3xl:p-7 @[78rem]:px-10',
      },
      count: { one: '', two: '', more: '' },
    },
    compoundVariants: [
      { place: 'lead', count: 'one', class: '@3xl:col-span-12' },
      { place: 'side', count: 'more', class: '@5xl:flex-row @5xl:items-center' },
      // Two stand side by side, each with its figure below the words.
      { place: 'side', count: 'two', class: '@3xl:row-span-2 @[78rem]:py-11' },
    ],
  },
);

/** The negative margins lead out of the padding of the card, to its edge and beyond. */
const methodFigureVariants = cva('pointer-events-none', {
  variants: {
    place: {
      lead: 'mt-auto pt-10',
      side: 'ms-auto w-full max-w-72 shrink-0 @sm:w-[42%] @3xl:mt-auto',
      rest: 'ms-auto w-full max-w-64 shrink-0 @sm:w-[42%]',
    },
    /* Beside a large one alone, its figure has the width of the card, too. */
    count: { one: '', two: '', more: '' },
    figure: {
      phyllotaxis: '',
      branching: '-scale-x-100 rtl:scale-x-100',
      strands: 'rtl:-scale-x-100',
      tessellation: 'rtl:-scale-x-100',
      venation: 'rtl:-scale-x-100',
    },
  },
  compoundVariants: [
    { place: 'side', count: 'more', class: '@3xl:w-[72%] @5xl:mt-0 @5xl:w-1/2' },
    { place: 'side', count: 'two', class: '@3xl:w-full @3xl:max-w-none' },
    {
      place: 'lead',
      figure: 'phyllotaxis',
      class: 'w-[118%] ms-[6%] -mb-[22%] @3xl:-mb-[20%] @5xl:w-[108%] @5xl:ms-[14%] @5xl:-mb-[24%]',
    },
    {
      place: 'lead',
      figure: ['branching', 'strands', 'tessellation', 'venation'],
      class: 'ms-auto w-full max-w-[36rem]',
    },
    {
      place: ['side', 'rest'],
      figure: 'branching',
      class: '-me-6 @3xl:-me-7 @[78rem]:-me-10',
    },
    { place: 'lead', figure: 'branching', class: '-me-6 @3xl:-me-8 @[78rem]:-me-11' },
  ],
});

export interface Method {
  title: string;
  text: string;
  href: string;
  /** The growth rule of the method. Without one the text takes the whole card. */
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
