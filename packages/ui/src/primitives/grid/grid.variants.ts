import { cva } from 'class-variance-authority';

export const gridRootVariants = cva('@container min-w-0');

/** One column on phones, six on tablets, twelve from 56rem of container. */
export const gridTrackVariants = cva('grid grid-cols-1 @xl:grid-cols-6 @4xl:grid-cols-12', {
  variants: {
    gap: {
      16: 'gap-4',
      24: 'gap-x-5 gap-y-6 @4xl:gap-6',
      48: 'gap-x-5 gap-y-10 @4xl:gap-x-6 @4xl:gap-y-12',
    },
    align: { stretch: 'items-stretch', start: 'items-start', end: 'items-end', baseline: 'items-baseline' },
  },
});

export const gridItemVariants = cva('min-w-0', {
  variants: {
    span: {
      1: '@4xl:col-span-1',
      2: '@4xl:col-span-2',
      3: '@4xl:col-span-3',
      4: '@4xl:col-span-4',
      5: '@4xl:col-span-5',
      6: '@4xl:col-span-6',
      7: '@4xl:col-span-7',
      8: '@4xl:col-span-8',
      9: '@4xl:col-span-9',
      10: '@4xl:col-span-10',
      11: '@4xl:col-span-11',
      12: '@4xl:col-span-12',
    },
    from: {
      1: '@4xl:col-start-1',
      2: '@4xl:col-start-2',
      3: '@4xl:col-start-3',
      4: '@4xl:col-start-4',
      5: '@4xl:col-start-5',
      6: '@4xl:col-start-6',
      7: '@4xl:col-start-7',
      8: '@4xl:col-start-8',
      9: '@4xl:col-start-9',
      10: '@4xl:col-start-10',
      11: '@4xl:col-start-11',
      12: '@4xl:col-start-12',
    },
    medium: {
      2: '@xl:col-span-2',
      3: '@xl:col-span-3',
      4: '@xl:col-span-4',
      6: '@xl:col-span-6',
    },
    /* From the tablet on: below it nothing stands beside it to share a row with. */
    rows: {
      1: '',
      2: '@xl:row-span-2',
      3: '@xl:row-span-3',
      4: '@xl:row-span-4',
      5: '@xl:row-span-5',
      6: '@xl:row-span-6',
    },
    subgrid: {
      none: '',
      columns: '@xl:grid @xl:grid-cols-subgrid',
      rows: 'grid @xl:grid-rows-subgrid',
    },
  },
});
