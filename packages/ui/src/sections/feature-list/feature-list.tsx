'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Points } from '../../internal/points.tsx';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* `rows`: the header is beside its rows if there is space for both. */
const featureFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-y-8', {
  variants: {
    layout: {
      ledger: '@3xl:gap-y-14',
      rows: '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:items-start @4xl:gap-x-12',
    },
  },
});

const featureListVariants = cva("grid grid-cols-[minmax(0,1fr)] [list-style-type:'']", {
  variants: {
    layout: {
      ledger: 'border-t-2 border-current @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      rows: 'border-b border-soft',
    },
  },
});

/* In the ledger the titles, texts and points of two neighbours are aligned. */
const featureVariants = cva('group/feature relative grid min-w-0 content-start', {
  variants: {
    layout: {
      ledger:
        'border-b border-soft py-8 @3xl:row-span-3 @3xl:grid-rows-subgrid @3xl:py-12 @3xl:odd:not-last:border-e @3xl:odd:not-last:pe-8 @3xl:even:ps-8 @5xl:odd:not-last:pe-14 @5xl:even:ps-14 @3xl:odd:last:col-span-2',
      rows: 'border-t border-soft py-7 @3xl:items-baseline @3xl:py-9',
    },
    marked: { true: '', false: '' },
    linked: { true: 'focus-ring-within', false: '' },
  },
  compoundVariants: [
    {
      layout: 'ledger',
      marked: true,
      class: 'grid-cols-[min(3.75rem,17cqi)_minmax(0,1fr)] @5xl:grid-cols-[7.5rem_minmax(0,1fr)]',
    },
    { layout: 'ledger', marked: false, class: 'grid-cols-[minmax(0,1fr)]' },
    {
      layout: 'rows',
      marked: true,
      class: 'grid-cols-[min(3rem,14cqi)_minmax(0,1fr)] @3xl:grid-cols-[4rem_minmax(0,5fr)_minmax(0,7fr)]',
    },
    {
      layout: 'rows',
      marked: false,
      class: 'grid-cols-[minmax(0,1fr)] @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    },
  ],
});

/* A numeral of two digits fits the same column; an icon is on the line of the title. */
const featureMarkVariants = cva('text-signal', {
  variants: {
    layout: { ledger: 'row-span-3', rows: 'row-span-2 @3xl:row-span-1' },
    kind: { numeral: '', icon: '' },
    many: { true: '', false: '' },
  },
  compoundVariants: [
    {
      layout: 'ledger',
      kind: 'numeral',
      class: 'font-display leading-[0.74] tracking-[-0.03em] [font-weight:var(--weight-display)]',
    },
    { layout: 'rows', kind: 'numeral', class: 'type-subheading' },
    { layout: 'rows', kind: 'icon', class: '-mt-1 @3xl:self-start' },
    { layout: 'ledger', kind: 'icon', class: '-mt-2' },
    { layout: 'ledger', kind: 'numeral', many: false, class: 'text-[clamp(3.5rem,8.5cqi,7.5rem)]' },
    { layout: 'ledger', kind: 'numeral', many: true, class: 'text-[clamp(2.5rem,5cqi,4.5rem)]' },
  ],
});

const featureWordsVariants = cva('min-w-0', {
  variants: { layout: { ledger: 'contents', rows: 'mt-3 @3xl:mt-0' } },
});

const featurePointsVariants = cva('', {
  variants: {
    layout: {
      ledger:
        'mt-6 @3xl:group-last/feature:group-odd/feature:grid-cols-2 @3xl:group-last/feature:group-odd/feature:gap-x-10',
      rows: 'mt-5',
    },
  },
});

export interface Feature {
  title: string;
  /** One to three sentences. */
  text: string;
  /** What belongs to it, a few words each; each once. An empty list shows nothing. */
  points?: readonly string[];
  /** Makes the whole entry a link that is named by its title. */
  href?: string;
  /** Decoration where a numeral would stand, such as a FigureIcon of 32 to 40 px. Give one to every entry or to none. */
  icon?: ReactNode;
}

type Layout = 'ledger' | 'rows';

export interface FeatureListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /**
   * `ledger`: two by two with large numerals, for areas of equal weight; an odd last one takes the whole width.
   * `rows`: one under the other beside the heading, for reasons, insights and what one gets. Default `rows`.
   */
  layout?: Layout;
  /** Numerals, and an ordered list. Default: in the ledger only. */
  numbered?: boolean;
  /** Without any, only the heading is shown. */
  items: readonly Feature[];
}

/** Related items, separated by rules and numerals instead of boxes. */
export function FeatureList({
  title,
  lead,
  layout = 'rows',
  numbered = layout === 'ledger',
  items,
  className,
  ...rest
}: FeatureListProps) {
  const headingId = useId();
  const List = numbered ? 'ol' : 'ul';
  const marked = numbered || items.some(({ icon }) => icon !== undefined);
  return (
    <section
      aria-labelledby={headingId}
      data-layout={layout}
      data-numbered={numbered ? '' : undefined}
      className={cx('@container', className)}
      {...rest}
    >
      <div className={featureFrameVariants({ layout })}>
        {layout === 'ledger' ? (
          <SectionHead
            id={headingId}
            title={title}
            lead={lead && <span className="text-soft">{lead}</span>}
          />
        ) : (
          <div className="min-w-0 @4xl:sticky @4xl:top-[calc(var(--header-height,0px)+2rem)]">
            <h2 id={headingId} className="type-heading wrap-anywhere">
              {title}
            </h2>
            {lead ? <p className="mt-4 max-w-[27em] wrap-anywhere text-soft">{lead}</p> : null}
          </div>
        )}
        {items.length > 0 ? (
          <List className={featureListVariants({ layout })}>
            {items.map((item, i) => (
              <Entry
                key={item.title}
                item={item}
                layout={layout}
                mark={item.icon ?? (numbered ? i + 1 : undefined)}
                marked={marked}
                many={items.length > 9}
              />
            ))}
          </List>
        ) : null}
      </div>
    </section>
  );
}

interface EntryProps {
  item: Feature;
  layout: Layout;
  /** A numeral, or a sign in its place. */
  mark: ReactNode;
  /** The list has a column of marks. */
  marked: boolean;
  /** More than nine, so that some numerals have two digits. */
  many: boolean;
}

function Entry({ item: { title, text, points = [], href }, layout, mark, marked, many }: EntryProps) {
  const kind = typeof mark === 'number' ? 'numeral' : 'icon';
  return (
    <li className={featureVariants({ layout, marked, linked: href !== undefined })}>
      {marked ? (
        <span aria-hidden="true" className={featureMarkVariants({ layout, many, kind })}>
          {mark}
        </span>
      ) : null}
      <h3 className="type-subheading min-w-0 wrap-anywhere @3xl:pe-6">
        {href === undefined ? unbroken(title) : <TitleLink href={href} title={title} />}
      </h3>
      <div className={featureWordsVariants({ layout })}>
        <p className={cx('max-w-[34em] wrap-anywhere text-soft', layout === 'ledger' && 'mt-3')}>
          {unbroken(text)}
        </p>
        {points.length > 0 ? <Points items={points} className={featurePointsVariants({ layout })} /> : null}
      </div>
    </li>
  );
}

/** Its target is the whole entry. */
function TitleLink({ href, title }: { href: string; title: string }) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={href}
      className="outline-none after:absolute after:inset-0 after:z-10 can-hover:group-hover/feature:underline can-hover:group-hover/feature:decoration-2 can-hover:group-hover/feature:underline-offset-[0.2em]"
    >
      {title}
      <ArrowIcon
        size={22}
        className="ms-[0.4em] inline-block align-[-0.08em] text-signal transition-transform duration-quick group-hover/feature:translate-x-1 rtl:-scale-x-100 rtl:group-hover/feature:-translate-x-1 motion-reduce:transition-none"
      />
    </Anchor>
  );
}
