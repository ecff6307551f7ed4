import { cva } from 'class-variance-authority';

/* Both measure the container around them. A row begins with its rule; what leads begins with its picture. */
export const articleCardVariants = cva(
  'group/card relative min-w-0 data-[state=published]:focus-ring-within',
  {
    variants: {
      place: {
        lead: 'grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card @4xl:grid-cols-12 @4xl:items-center @4xl:gap-x-12',
        row: 'flow-root border-soft border-t py-7 @2xl:grid @2xl:grid-cols-12 @2xl:gap-x-8 @2xl:py-9',
      },
    },
  },
);

/* The place of the picture; beside a row on a phone the words flow around it. */
export const articlePlaceVariants = cva('', {
  variants: {
    place: {
      lead: '@4xl:order-last @4xl:col-span-7',
      row: 'float-end ms-4 mb-3 w-20 @2xl:order-last @2xl:col-span-3 @2xl:col-start-10 @2xl:m-0 @2xl:w-auto @2xl:self-start',
    },
  },
});

export const articleTextVariants = cva('min-w-0', {
  variants: {
    place: { lead: '@4xl:col-span-5', row: '@2xl:col-span-9 @2xl:row-start-1 @5xl:col-span-8' },
  },
});

export const articleTitleVariants = cva('wrap-anywhere', {
  variants: {
    place: { lead: 'mt-4', row: 'mt-3' },
    state: {
      published:
        'decoration-2 underline-offset-[0.14em] group-has-[a:hover]/card:underline group-has-[a:hover]/card:decoration-[0.07em]',
      announced: '',
    },
  },
});
