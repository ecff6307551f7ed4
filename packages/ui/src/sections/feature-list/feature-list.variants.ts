import { cva } from 'class-variance-authority';

/* `rows`: the head stays beside its rows where there is room for both. */
export const featureFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-y-8', {
  variants: {
    layout: {
      ledger: '@3xl:gap-y-14',
      rows: '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:items-start @4xl:gap-x-12',
    },
  },
});

export const featureListVariants = cva("grid grid-cols-[minmax(0,1fr)] [list-style-type:'']", {
  variants: {
    layout: {
      ledger: 'border-t-2 border-current @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      rows: 'border-b border-soft',
    },
  },
});

/* In the ledger the titles, the words and the points of two neighbours stand on the same lines. */
export const featureVariants = cva('group/feature relative grid min-w-0 content-start', {
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

/* A numeral of two digits fits the same column; an icon stands on the line of the title. */
export const featureMarkVariants = cva('text-signal', {
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

export const featureWordsVariants = cva('min-w-0', {
  variants: { layout: { ledger: 'contents', rows: 'mt-3 @3xl:mt-0' } },
});

export const featurePointsVariants = cva('', {
  variants: {
    layout: {
      ledger:
        'mt-6 @3xl:group-last/feature:group-odd/feature:grid-cols-2 @3xl:group-last/feature:group-odd/feature:gap-x-10',
      rows: 'mt-5',
    },
  },
});
