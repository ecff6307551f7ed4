import { cva } from 'class-variance-authority';

/*
 * The more steps, the wider the container has to be to show them side by side; more than seven are always below each
 * other. Side by side each step is `--rise` higher than the one before.
 */
export const processListVariants = cva("grid grid-cols-[minmax(0,1fr)] [list-style-type:'']", {
  variants: {
    fit: {
      few: '@3xl:grid-flow-col @3xl:grid-cols-none @3xl:auto-cols-[minmax(0,1fr)]',
      more: '@4xl:grid-flow-col @4xl:grid-cols-none @4xl:auto-cols-[minmax(0,1fr)]',
      most: '@[76rem]:grid-flow-col @[76rem]:grid-cols-none @[76rem]:auto-cols-[minmax(0,1fr)]',
      list: '',
    },
  },
});

export const processStepVariants = cva('relative min-w-0 break-inside-avoid ps-16 not-last:pb-10', {
  variants: {
    fit: {
      few: '@3xl:ps-0 @3xl:pt-[calc(var(--rise)*var(--ahead)+3rem)] @3xl:not-last:pb-0 @3xl:not-last:pe-5 @5xl:not-last:pe-10',
      more: '@4xl:ps-0 @4xl:pt-[calc(var(--rise)*var(--ahead)+3rem)] @4xl:not-last:pb-0 @4xl:not-last:pe-6',
      most: '@[76rem]:ps-0 @[76rem]:pt-[calc(var(--rise)*var(--ahead)+3rem)] @[76rem]:not-last:pb-0 @[76rem]:not-last:pe-5',
      list: '',
    },
  },
});

/* From the middle of a cell to the middle of the next; in a narrow container the cells stand left and right in turn. */
export const stretchVariants = cva(
  'pointer-events-none absolute start-3 top-3.5 h-full w-5 overflow-visible text-signal rtl:-scale-x-100',
  {
    variants: {
      fit: {
        few: '@3xl:top-[calc(var(--rise)*(var(--ahead)-1)+0.75rem)] @3xl:h-(--rise) @3xl:w-full',
        more: '@4xl:top-[calc(var(--rise)*(var(--ahead)-1)+0.75rem)] @4xl:h-(--rise) @4xl:w-full',
        most: '@[76rem]:top-[calc(var(--rise)*(var(--ahead)-1)+0.75rem)] @[76rem]:h-(--rise) @[76rem]:w-full',
        list: '',
      },
    },
  },
);

export const downVariants = cva('', {
  variants: { fit: { few: '@3xl:hidden', more: '@4xl:hidden', most: '@[76rem]:hidden', list: '' } },
});

export const acrossVariants = cva('hidden', {
  variants: { fit: { few: '@3xl:block', more: '@4xl:block', most: '@[76rem]:block', list: '' } },
});

export const cellVariants = cva('pointer-events-none absolute top-0.5 block size-6 text-signal', {
  variants: {
    fit: {
      few: '@3xl:start-0 @3xl:top-[calc(var(--rise)*var(--ahead))]',
      more: '@4xl:start-0 @4xl:top-[calc(var(--rise)*var(--ahead))]',
      most: '@[76rem]:start-0 @[76rem]:top-[calc(var(--rise)*var(--ahead))]',
      list: '',
    },
    side: { start: 'start-0', end: 'start-5' },
  },
});

/* From the edge of the section to the middle of the first cell. */
export const rootVariants = cva(
  'pointer-events-none absolute start-[calc(50%-50cqi)] -top-4 h-7.5 w-[calc(50cqi-50%+0.75rem)] -scale-y-100 overflow-visible text-signal rtl:-scale-x-100',
  {
    variants: {
      fit: {
        few: '@3xl:top-[calc(var(--rise)*var(--ahead)+0.75rem)] @3xl:h-24 @3xl:scale-y-100',
        more: '@4xl:top-[calc(var(--rise)*var(--ahead)+0.75rem)] @4xl:h-24 @4xl:scale-y-100',
        most: '@[76rem]:top-[calc(var(--rise)*var(--ahead)+0.75rem)] @[76rem]:h-24 @[76rem]:scale-y-100',
        list: '',
      },
    },
  },
);

export const processTitleVariants = cva('flex min-w-0 items-baseline gap-x-3', {
  variants: {
    fit: {
      few: 'type-subheading @3xl:flex-col',
      more: 'type-subheading @4xl:flex-col',
      most: 'type-subheading @[76rem]:flex-col @[76rem]:text-[1.1875rem]',
      list: 'type-subheading',
    },
  },
});

export const processNumberVariants = cva('shrink-0 text-signal tabular-nums', {
  variants: {
    fit: {
      few: '@3xl:mb-3 @3xl:text-[clamp(2.5rem,4cqi,3.75rem)] @3xl:leading-none',
      more: '@4xl:mb-3 @4xl:text-[clamp(2.5rem,4cqi,3.75rem)] @4xl:leading-none',
      most: '@[76rem]:mb-2 @[76rem]:text-[2.25rem] @[76rem]:leading-none',
      list: '',
    },
  },
});
