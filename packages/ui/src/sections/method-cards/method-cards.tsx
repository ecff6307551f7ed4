'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { type FigureRule, LivingFigure } from '../../media/living-figure/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* `clip`, because a root enters from the edge of the card, and the large spiral leaves it. */
const methodCardVariants = cva('lali:flex lali:overflow-clip lali:p-6', {
  variants: {
    place: {
      lead: 'lali:flex-col lali:@3xl:col-span-7 lali:@3xl:row-span-2 lali:@3xl:p-8 lali:@[78rem]:p-11',
      side: 'lali:flex-col lali:gap-4 lali:@sm:flex-row lali:@sm:items-center lali:@3xl:col-span-5 lali:@3xl:flex-col lali:@3xl:items-stretch lali:@3xl:p-7 lali:@[78rem]:px-10',
      pictured: 'lali:flex-col lali:gap-6 lali:@3xl:col-span-5 lali:@3xl:p-7 lali:@[78rem]:px-11',
      restPictured: 'lali:flex-col lali:gap-6 lali:@3xl:col-span-6 lali:@3xl:p-7 lali:@[78rem]:px-11',
      rest: 'lali:flex-col lali:gap-6 lali:@sm:flex-row lali:@3xl:col-span-6 lali:@3xl:p-7 lali:@[78rem]:px-11',
    },
    count: { one: '', two: '', more: '' },
  },
  compoundVariants: [
    { place: 'lead', count: 'one', class: 'lali:@3xl:col-span-12' },
    { place: 'side', count: 'more', class: 'lali:@5xl:flex-row lali:@5xl:items-center' },
    // Two stand side by side, each with its figure below the words.
    { place: 'side', count: 'two', class: 'lali:@3xl:row-span-2 lali:@[78rem]:py-11' },
  ],
});

/** The negative margins lead out of the padding of the card, to its edge and beyond. */
const methodFigureVariants = cva('lali:pointer-events-none', {
  variants: {
    place: {
      lead: 'lali:mt-auto lali:pt-6',
      side: 'lali:ms-auto lali:w-full lali:max-w-72 lali:shrink-0 lali:@sm:w-[32%] lali:@3xl:mt-auto',
      rest: 'lali:ms-auto lali:w-full lali:max-w-64 lali:shrink-0 lali:@sm:w-[42%]',
    },
    /* Beside a large one alone, its figure has the width of the card, too. */
    count: { one: '', two: '', more: '' },
    figure: {
      phyllotaxis: '',
      branching: 'lali:-scale-x-100 lali:rtl:scale-x-100',
      strands: 'lali:rtl:-scale-x-100',
      tessellation: 'lali:rtl:-scale-x-100',
      venation: 'lali:rtl:-scale-x-100',
    },
  },
  compoundVariants: [
    { place: 'side', count: 'more', class: 'lali:@3xl:w-[72%] lali:@5xl:mt-0 lali:@5xl:w-1/2' },
    { place: 'side', count: 'two', class: 'lali:@3xl:w-full lali:@3xl:max-w-none' },
    {
      place: 'lead',
      figure: 'phyllotaxis',
      class:
        'lali:w-[118%] lali:ms-[6%] lali:-mb-[22%] lali:@3xl:-mb-[20%] lali:@5xl:w-[108%] lali:@5xl:ms-[14%] lali:@5xl:-mb-[24%]',
    },
    {
      place: 'lead',
      figure: ['branching', 'strands', 'tessellation'],
      class: 'lali:ms-auto lali:w-full lali:max-w-[36rem]',
    },
    // A leaf is as tall as it is wide.
    {
      place: 'lead',
      figure: 'venation',
      class: 'lali:mx-auto lali:w-full lali:max-w-40 lali:@3xl:max-w-80',
    },
    {
      place: ['side', 'rest'],
      figure: 'branching',
      class: 'lali:-me-6 lali:@3xl:-me-7 lali:@[78rem]:-me-10',
    },
    { place: 'lead', figure: 'branching', class: 'lali:-me-6 lali:@3xl:-me-8 lali:@[78rem]:-me-11' },
  ],
});

export interface Method {
  title: string;
  text: string;
  href: string;
  /** The growth rule of the method. Without one, or a picture, the text takes the whole card. */
  figure?: FigureRule;
  /** In place of a figure: the last item of the card's flexible row or column, which says itself how large it is. */
  picture?: ReactNode;
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
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {methods.length > 0 ? (
          <ul className="lali:mt-6 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-3 lali:@2xl:mt-8 lali:@3xl:grid-cols-12 lali:@3xl:gap-4 lali:@[78rem]:gap-6">
            {methods.map((method, i) => (
              <MethodCard
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

/** A picture is below the words. */
const pictured = { side: 'pictured', rest: 'restPictured' } as const;

interface MethodCardProps {
  method: Method;
  place: 'lead' | 'side' | 'rest';
  count: 'one' | 'two' | 'more';
}

/** The title is the link, and its target the whole card. */
function MethodCard({ method: { title, text, href, figure, picture }, place, count }: MethodCardProps) {
  const Anchor = useLinkComponent();
  const headingId = useId();
  return (
    <Card
      as="li"
      size="none"
      link
      data-place={place}
      // Words alone begin on one line with those of their neighbour.
      className={cx(
        methodCardVariants({ place: picture && place !== 'lead' ? pictured[place] : place, count }),
        place === 'rest' && figure && 'lali:@sm:items-center',
      )}
    >
      <article aria-labelledby={headingId} className="lali:contents">
        <div className="lali:min-w-0">
          <h3
            id={headingId}
            className={cx(
              'lali:wrap-anywhere',
              place === 'lead' ? 'lali:type-heading' : 'lali:type-subheading',
            )}
          >
            <Anchor href={href}>
              {title}
              <ArrowIcon
                size={place === 'lead' ? 32 : 22}
                className="lali:ms-[0.4em] lali:inline-block lali:align-[-0.08em] lali:text-accent-text lali:transition-transform lali:duration-quick lali:group-hover/card:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/card:-translate-x-1 lali:motion-reduce:transition-none"
              />
            </Anchor>
          </h3>
          <p
            className={cx(
              'lali:mt-3 lali:wrap-anywhere',
              place === 'lead' ? 'lali:type-lead lali:max-w-[23em]' : 'lali:text-text-soft',
            )}
          >
            {text}
          </p>
        </div>
        {figure ? (
          <div data-part="figure" className={methodFigureVariants({ place, count, figure })}>
            <Figure rule={figure} large={place === 'lead'} />
          </div>
        ) : (
          picture
        )}
      </article>
    </Card>
  );
}

function Figure({ rule, large }: { rule: NonNullable<Method['figure']>; large: boolean }) {
  if (rule === 'phyllotaxis') return <LivingFigure cells={large ? 260 : 150} />;
  if (rule === 'branching') return <LivingFigure rule="branching" tips={7} />;
  if (rule === 'tessellation') return <LivingFigure rule="tessellation" />;
  if (rule === 'venation') return <LivingFigure rule="venation" />;
  return <LivingFigure rule="strands" />;
}
