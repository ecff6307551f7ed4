import { cva } from 'class-variance-authority';

/*
 * The more steps, the wider the container has to be to show them side by side; more than seven are always below each
 * other. Side by side the line is `--rise` higher at each step than at the one before, and all words begin below its lowest.
 */
export const processListVariants = cva("lali:grid lali:grid-cols-[minmax(0,1fr)] lali:[list-style-type:'']", {
  variants: {
    fit: {
      few: 'lali:@3xl:grid-flow-col lali:@3xl:grid-cols-none lali:@3xl:auto-cols-[minmax(0,1fr)]',
      more: 'lali:@4xl:grid-flow-col lali:@4xl:grid-cols-none lali:@4xl:auto-cols-[minmax(0,1fr)]',
      most: 'lali:@[76rem]:grid-flow-col lali:@[76rem]:grid-cols-none lali:@[76rem]:auto-cols-[minmax(0,1fr)]',
      list: '',
    },
    /* Side by side, what stands below the words of all steps begins on one line: their fields, or their durations. */
    rows: { true: '', false: '' },
  },
  compoundVariants: [
    { rows: true, fit: 'few', class: 'lali:@3xl:grid-rows-[auto_auto]' },
    { rows: true, fit: 'more', class: 'lali:@4xl:grid-rows-[auto_auto]' },
    { rows: true, fit: 'most', class: 'lali:@[76rem]:grid-rows-[auto_auto]' },
  ],
});

export const processStepVariants = cva(
  'lali:relative lali:min-w-0 lali:break-inside-avoid lali:ps-16 lali:not-last:pb-10',
  {
    variants: {
      fit: {
        few: 'lali:@3xl:ps-0 lali:@3xl:pt-[calc(var(--lali-rise)*(var(--lali-steps)-1)+3rem)] lali:@3xl:not-last:pb-0 lali:@3xl:not-last:pe-5 lali:@5xl:not-last:pe-10',
        more: 'lali:@4xl:ps-0 lali:@4xl:pt-[calc(var(--lali-rise)*(var(--lali-steps)-1)+3rem)] lali:@4xl:not-last:pb-0 lali:@4xl:not-last:pe-6',
        most: 'lali:@[76rem]:ps-0 lali:@[76rem]:pt-[calc(var(--lali-rise)*(var(--lali-steps)-1)+3rem)] lali:@[76rem]:not-last:pb-0 lali:@[76rem]:not-last:pe-5',
        list: '',
      },
      rows: { true: '', false: '' },
    },
    compoundVariants: [
      {
        rows: true,
        fit: 'few',
        class: 'lali:@3xl:row-span-2 lali:@3xl:grid lali:@3xl:grid-rows-subgrid',
      },
      {
        rows: true,
        fit: 'more',
        class: 'lali:@4xl:row-span-2 lali:@4xl:grid lali:@4xl:grid-rows-subgrid',
      },
      {
        rows: true,
        fit: 'most',
        class: 'lali:@[76rem]:row-span-2 lali:@[76rem]:grid lali:@[76rem]:grid-rows-subgrid',
      },
    ],
  },
);

/* From the middle of a cell to the middle of the next; in a narrow container the cells stand left and right in turn. */
export const stretchVariants = cva(
  'lali:pointer-events-none lali:absolute lali:start-3 lali:top-3.5 lali:h-full lali:w-5 lali:overflow-visible lali:text-signal lali:rtl:-scale-x-100',
  {
    variants: {
      fit: {
        few: 'lali:@3xl:top-[calc(var(--lali-rise)*(var(--lali-ahead)-1)+0.75rem)] lali:@3xl:h-(--lali-rise) lali:@3xl:w-full',
        more: 'lali:@4xl:top-[calc(var(--lali-rise)*(var(--lali-ahead)-1)+0.75rem)] lali:@4xl:h-(--lali-rise) lali:@4xl:w-full',
        most: 'lali:@[76rem]:top-[calc(var(--lali-rise)*(var(--lali-ahead)-1)+0.75rem)] lali:@[76rem]:h-(--lali-rise) lali:@[76rem]:w-full',
        list: '',
      },
    },
  },
);

export const downVariants = cva('', {
  variants: {
    fit: { few: 'lali:@3xl:hidden', more: 'lali:@4xl:hidden', most: 'lali:@[76rem]:hidden', list: '' },
  },
});

export const acrossVariants = cva('lali:hidden', {
  variants: {
    fit: { few: 'lali:@3xl:block', more: 'lali:@4xl:block', most: 'lali:@[76rem]:block', list: '' },
  },
});

export const cellVariants = cva(
  'lali:pointer-events-none lali:absolute lali:top-0.5 lali:block lali:size-6 lali:text-signal',
  {
    variants: {
      fit: {
        few: 'lali:@3xl:start-0 lali:@3xl:top-[calc(var(--lali-rise)*var(--lali-ahead))]',
        more: 'lali:@4xl:start-0 lali:@4xl:top-[calc(var(--lali-rise)*var(--lali-ahead))]',
        most: 'lali:@[76rem]:start-0 lali:@[76rem]:top-[calc(var(--lali-rise)*var(--lali-ahead))]',
        list: '',
      },
      side: { start: 'lali:start-0', end: 'lali:start-5' },
    },
  },
);

/* From the edge of the section to the middle of the first cell. */
export const rootVariants = cva(
  'lali:pointer-events-none lali:absolute lali:start-[calc(50%-50cqi)] lali:-top-4 lali:h-7.5 lali:w-[calc(50cqi-50%+0.75rem)] lali:-scale-y-100 lali:overflow-visible lali:text-signal lali:rtl:-scale-x-100',
  {
    variants: {
      fit: {
        few: 'lali:@3xl:top-[calc(var(--lali-rise)*var(--lali-ahead)+0.75rem)] lali:@3xl:h-24 lali:@3xl:scale-y-100',
        more: 'lali:@4xl:top-[calc(var(--lali-rise)*var(--lali-ahead)+0.75rem)] lali:@4xl:h-24 lali:@4xl:scale-y-100',
        most: 'lali:@[76rem]:top-[calc(var(--lali-rise)*var(--lali-ahead)+0.75rem)] lali:@[76rem]:h-24 lali:@[76rem]:scale-y-100',
        list: '',
      },
    },
  },
);

/* From the middle of the last cell, which is at the beginning of the last column, to the other edge of the section. */
export const onwardVariants = cva(
  'lali:pointer-events-none lali:absolute lali:start-[calc(100%/(var(--lali-ahead)+1)*var(--lali-ahead)+0.75rem)] lali:top-0 lali:hidden lali:h-6 lali:w-[calc(100%/(var(--lali-ahead)+1)+50cqi-50%-0.75rem)] lali:text-signal',
  {
    variants: {
      fit: { few: 'lali:@3xl:block', more: 'lali:@4xl:block', most: 'lali:@[76rem]:block', list: '' },
    },
  },
);

export const processTitleVariants = cva('lali:flex lali:min-w-0 lali:items-baseline lali:gap-x-3', {
  variants: {
    fit: {
      few: 'lali:type-subheading lali:@3xl:flex-col',
      more: 'lali:type-subheading lali:@4xl:flex-col',
      most: 'lali:type-subheading lali:@[76rem]:flex-col lali:@[76rem]:text-[1.1875rem]',
      list: 'lali:type-subheading',
    },
  },
});

export const processNumberVariants = cva('lali:shrink-0 lali:text-signal lali:tabular-nums', {
  variants: {
    fit: {
      few: 'lali:@3xl:mb-3 lali:@3xl:text-[clamp(2.5rem,4cqi,3.75rem)] lali:@3xl:leading-none',
      more: 'lali:@4xl:mb-3 lali:@4xl:text-[clamp(2.5rem,4cqi,3.75rem)] lali:@4xl:leading-none',
      most: 'lali:@[76rem]:mb-2 lali:@[76rem]:text-[2.25rem] lali:@[76rem]:leading-none',
      list: '',
    },
  },
});
