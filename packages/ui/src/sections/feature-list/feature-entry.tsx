import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Points } from '../../internal/points.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* In the ledger the titles, texts and points of two neighbours are aligned. */
const featureVariants = cva('lali:group/feature lali:relative lali:grid lali:min-w-0 lali:content-start', {
  variants: {
    layout: {
      ledger:
        'lali:border-b lali:border-soft lali:py-8 lali:@3xl:row-span-3 lali:@3xl:grid-rows-subgrid lali:@3xl:py-12 lali:@3xl:odd:not-last:border-e lali:@3xl:odd:not-last:pe-8 lali:@3xl:even:ps-8 lali:@5xl:odd:not-last:pe-14 lali:@5xl:even:ps-14 lali:@3xl:odd:last:col-span-2',
      rows: 'lali:border-t lali:border-soft lali:py-6 lali:@3xl:items-baseline',
      // What is drawn is above the words, and as wide as the content.
      statements: 'lali:grid-cols-[minmax(0,1fr)] lali:@3xl:grid-cols-12 lali:@3xl:gap-x-6',
    },
    marked: { true: '', false: '' },
    linked: { true: 'lali:focus-ring-within', false: '' },
  },
  compoundVariants: [
    {
      layout: 'ledger',
      marked: true,
      class: 'lali:grid-cols-[min(3.75rem,17cqi)_minmax(0,1fr)] lali:@5xl:grid-cols-[7.5rem_minmax(0,1fr)]',
    },
    { layout: 'ledger', marked: false, class: 'lali:grid-cols-[minmax(0,1fr)]' },
    {
      layout: 'rows',
      marked: true,
      class:
        'lali:grid-cols-[min(3rem,14cqi)_minmax(0,1fr)] lali:@3xl:grid-cols-[4rem_minmax(0,5fr)_minmax(0,7fr)]',
    },
    {
      layout: 'rows',
      marked: false,
      class: 'lali:grid-cols-[minmax(0,1fr)] lali:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    },
  ],
});

/* A numeral of two digits fits the same column; an icon is on the line of the title. */
const featureMarkVariants = cva('lali:text-signal', {
  variants: {
    layout: {
      ledger: 'lali:row-span-3',
      rows: 'lali:row-span-2 lali:@3xl:row-span-1',
      statements: '',
    },
    kind: { numeral: '', icon: '' },
    many: { true: '', false: '' },
  },
  compoundVariants: [
    {
      layout: 'ledger',
      kind: 'numeral',
      class: 'lali:font-display lali:leading-[0.74] lali:[font-weight:var(--lali-weight-display)]',
    },
    { layout: 'rows', kind: 'numeral', class: 'lali:type-subheading' },
    { layout: 'rows', kind: 'icon', class: 'lali:-mt-1 lali:@3xl:self-start' },
    { layout: 'ledger', kind: 'icon', class: 'lali:-mt-2' },
    { layout: 'ledger', kind: 'numeral', many: false, class: 'lali:text-[clamp(3.5rem,8.5cqi,7.5rem)]' },
    { layout: 'ledger', kind: 'numeral', many: true, class: 'lali:text-[clamp(2.5rem,5cqi,4.5rem)]' },
  ],
});

const featureWordsVariants = cva('lali:min-w-0', {
  variants: {
    layout: {
      ledger: 'lali:contents',
      rows: 'lali:mt-3 lali:@3xl:mt-0',
      statements: 'lali:mt-3 lali:@3xl:col-span-5 lali:@3xl:col-start-8 lali:@3xl:mt-2',
    },
  },
});

const featurePointsVariants = cva('', {
  variants: {
    layout: {
      ledger:
        'lali:mt-6 lali:@3xl:group-last/feature:group-odd/feature:grid-cols-2 lali:@3xl:group-last/feature:group-odd/feature:gap-x-10',
      rows: 'lali:mt-5',
      statements: 'lali:mt-5',
    },
  },
});

export interface Feature {
  /** Address of the entry on the page. Default none. */
  id?: string;
  title: string;
  /** One to three sentences. */
  text: string;
  /** What belongs to it, a few words each; each once. An empty list shows nothing. */
  points?: readonly string[];
  /** Makes the whole entry a link that is named by its title. */
  href?: string;
  /** Decoration where a numeral would stand, such as a FigureIcon of 32 to 40 px. Give one to every entry or to none. */
  icon?: ReactNode;
  /** A drawing above a statement, as wide as the content, such as a row of tiles. Decoration; in `statements` only. */
  drawing?: ReactNode;
}

export type Layout = 'ledger' | 'rows' | 'statements';

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

export function FeatureEntry({
  item: { id, title, text, points = [], href, drawing },
  layout,
  mark,
  marked,
  many,
}: EntryProps) {
  const kind = typeof mark === 'number' ? 'numeral' : 'icon';
  const named = href === undefined ? unbroken(title) : <TitleLink href={href} title={title} />;
  return (
    <li id={id} className={featureVariants({ layout, marked, linked: href !== undefined })}>
      {marked ? (
        <span aria-hidden="true" className={featureMarkVariants({ layout, many, kind })}>
          {mark}
        </span>
      ) : null}
      {layout === 'statements' && drawing ? (
        <div aria-hidden="true" data-part="drawing" className="lali:col-span-full lali:mb-6 lali:@3xl:mb-8">
          {drawing}
        </div>
      ) : null}
      <h3
        className={cx(
          'lali:min-w-0 lali:wrap-anywhere lali:@3xl:pe-6',
          layout !== 'statements' && 'lali:type-subheading',
          layout === 'statements' && 'lali:type-heading',
          layout === 'statements' && (text === '' ? 'lali:col-span-full' : 'lali:@3xl:col-span-7'),
        )}
      >
        {layout === 'statements' && mark !== undefined && !drawing ? (
          <span className="lali:grid lali:grid-cols-[1.4em_minmax(0,1fr)]">
            <span aria-hidden="true" className="lali:text-signal">
              {mark}
            </span>
            <span className="lali:min-w-0">{named}</span>
          </span>
        ) : (
          named
        )}
      </h3>
      <div className={featureWordsVariants({ layout })}>
        {text === '' ? null : (
          <p
            className={cx(
              'lali:max-w-[34em] lali:wrap-anywhere lali:text-soft',
              layout === 'ledger' && 'lali:mt-3',
            )}
          >
            {unbroken(text)}
          </p>
        )}
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
      className="lali:outline-none lali:after:absolute lali:after:inset-0 lali:after:z-10 lali:can-hover:group-hover/feature:underline lali:can-hover:group-hover/feature:decoration-2 lali:can-hover:group-hover/feature:underline-offset-[0.2em]"
    >
      {title}
      <ArrowIcon
        size={22}
        className="lali:ms-[0.4em] lali:inline-block lali:align-[-0.08em] lali:text-signal lali:transition-transform lali:duration-quick lali:group-hover/feature:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/feature:-translate-x-1 lali:motion-reduce:transition-none"
      />
    </Anchor>
  );
}
