import { cva } from 'class-variance-authority';

/* The first begins with its picture, the second ends with it: two of a kind, and no pair of boxes. */
export const relatedArticleVariants = cva(
  'group/card focus-ring-within relative flex min-w-0 flex-col gap-6 rounded-card @3xl:gap-8',
  {
    variants: {
      place: {
        first: '@3xl:col-span-7 @3xl:pe-6',
        second:
          '@3xl:col-span-5 @3xl:flex-col-reverse @3xl:justify-between @3xl:rounded-none @3xl:border-soft @3xl:border-s @3xl:ps-8',
        alone:
          '@3xl:col-span-12 @3xl:grid @3xl:grid-cols-12 @3xl:items-center @3xl:gap-x-12 @3xl:*:first:col-span-5 @3xl:*:last:col-span-7',
      },
    },
  },
);
