import { cva } from 'class-variance-authority';

/* One leads, the others are a table beside it; two numbers share the line, the second at its foot. */
export const statListVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-16', {
  variants: {
    count: {
      one: '',
      two: 'gap-y-12 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @3xl:items-end',
      more: '@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    },
  },
});

export const leadStatVariants = cva('flex min-w-0 flex-col', {
  variants: {
    count: {
      one: '',
      two: '',
      more: 'not-last:pb-12 @3xl:row-span-(--others) @3xl:self-end @3xl:not-last:pb-0',
    },
  },
});

/*
 * The size of the first number comes from the room and from how many characters it has: `--share` of the container
 * divided by their number, each about 0.6 of the size wide.
 */
export const leadValueVariants = cva(
  'min-w-0 font-display leading-[0.8] tracking-[-0.025em] -ms-[0.02em] wrap-anywhere [unicode-bidi:plaintext] rtl:text-right text-signal [font-weight:var(--weight-display)] text-[clamp(2rem,var(--share)/var(--characters)/0.64,var(--largest))]',
  {
    variants: {
      count: {
        one: '[--largest:18rem] [--share:78cqi]',
        two: '[--largest:11rem] [--share:78cqi] @3xl:[--largest:15rem] @3xl:[--share:48cqi]',
        more: '[--largest:11rem] [--share:78cqi] @3xl:[--largest:17rem] @3xl:[--share:48cqi]',
      },
    },
  },
);

/* One of two stands as the first does; one of more is a row of a table. */
export const followingVariants = cva('min-w-0 border-soft', {
  variants: {
    large: {
      true: 'flex flex-col border-t pt-6',
      false:
        'flex flex-col gap-x-5 gap-y-1 border-t @[18rem]:grid @[18rem]:grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)] @[18rem]:items-baseline py-5 last:border-b @3xl:content-center',
    },
  },
});

export const followingValueVariants = cva(
  'order-first min-w-0 font-display tracking-[-0.02em] wrap-anywhere [unicode-bidi:plaintext] rtl:text-right [font-weight:var(--weight-display)]',
  {
    variants: {
      large: {
        true: 'text-[clamp(3rem,8cqi,6rem)] leading-[0.85]',
        false: 'text-[clamp(2rem,4.4cqi,3.375rem)] leading-none',
      },
    },
  },
);

export const followingNoteVariants = cva('type-small min-w-0 wrap-anywhere text-soft', {
  variants: { large: { true: 'mt-2', false: 'col-start-2' } },
});
