import { cva } from 'class-variance-authority';

/*
 * A screen of an app, so light in both themes. Every colour is mixed from the tint of the product: the drawn screens of
 * one app and this one look alike.
 */
export const seatMapVariants = cva([
  'lali:@container lali:absolute lali:inset-0 lali:flex lali:flex-col lali:overflow-clip lali:[color-scheme:light] lali:print:hidden',
  'lali:[--lali-seat-ink:color-mix(in_oklab,var(--lali-project-tint)_48%,black)]',
  'lali:[--lali-seat-soft:color-mix(in_oklab,var(--lali-seat-ink)_70%,white)]',
  'lali:[--lali-seat-edge:color-mix(in_oklab,var(--lali-seat-ink)_52%,white)]',
  'lali:[--lali-seat-shade:color-mix(in_oklab,var(--lali-project-tint)_50%,var(--lali-seat-soft))]',
  'lali:[--lali-seat-taken:color-mix(in_oklab,var(--lali-seat-shade)_24%,white)]',
  'lali:[--lali-seat-strip:color-mix(in_oklab,var(--lali-project-tint)_36%,white)]',
  'lali:[--lali-seat-line:color-mix(in_oklab,var(--lali-seat-shade)_20%,white)]',
  'lali:[--lali-seat-cabin:color-mix(in_oklab,var(--lali-seat-shade)_10%,white)]',
  'lali:[--lali-surface:white] lali:[--lali-surface-edge:var(--lali-seat-ink)]',
  'lali:bg-[color-mix(in_oklab,var(--lali-seat-shade)_5%,white)] lali:text-[var(--lali-seat-ink)] lali:text-[0.9375rem] lali:leading-[1.25]',
  'lali:motion-safe:transition-opacity lali:motion-safe:duration-calm lali:motion-safe:starting:opacity-0',
]);

export const seatTabVariants = cva(
  'lali:focus-ring-inset lali:min-h-11 lali:min-w-10 lali:@[19rem]:min-w-12 lali:cursor-pointer lali:rounded-[12px] lali:border lali:border-transparent lali:px-1 lali:text-[0.875rem] lali:font-semibold lali:text-[var(--lali-seat-soft)] lali:@[19rem]:px-2.5 lali:hover:text-[var(--lali-seat-ink)] lali:aria-selected:border-[var(--lali-seat-ink)] lali:aria-selected:bg-[white] lali:aria-selected:text-[var(--lali-seat-ink)] lali:forced-colors:aria-selected:bg-[Highlight] lali:forced-colors:aria-selected:text-[HighlightText] lali:forced-colors:aria-selected:forced-color-adjust-none',
);

/*
 * The words in a seat follow the width of the screen: larger ones would not fit into it, and the list has all of them in
 * any size. The button is the whole cell, without a gap to the next one; what is drawn of the seat is smaller.
 */
export const seatButtonVariants = cva(
  'lali:group/seat lali:focus-ring lali:relative lali:block lali:w-full lali:scroll-mb-[10rem] lali:rounded-[13px] lali:p-[2.5px] lali:focus-visible:z-1 lali:[-webkit-tap-highlight-color:transparent]',
  {
    variants: {
      state: {
        free: 'lali:cursor-pointer',
        mine: 'lali:cursor-pointer',
        refused: 'lali:cursor-not-allowed',
        taken: 'lali:cursor-not-allowed',
      },
      exit: { true: 'lali:my-1 lali:h-[3.125rem]', false: 'lali:h-[2.8125rem]' },
    },
  },
);

export const seatVariants = cva(
  'lali:flex lali:h-full lali:items-center lali:justify-center lali:rounded-[12px_12px_8px_8px] lali:border-[1.5px] lali:pb-1 lali:text-[min(0.875rem,4.2cqi)] lali:font-bold lali:tabular-nums lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none',
  {
    variants: {
      state: {
        free: 'lali:border-[var(--lali-seat-edge)] lali:bg-[white] lali:shadow-[inset_0_-5px_0_var(--lali-seat-line)] lali:can-hover:group-hover/seat:border-[var(--lali-project-tint)] lali:can-hover:group-hover/seat:bg-[color-mix(in_oklab,var(--lali-project-tint)_14%,white)]',
        refused: 'lali:border-dashed lali:border-[var(--lali-seat-edge)] lali:text-[var(--lali-seat-soft)]',
        mine: 'lali:border-transparent lali:bg-[var(--lali-project-tint)] lali:text-[min(1.0625rem,5cqi)] lali:text-[white] lali:shadow-[inset_0_-6px_0_color-mix(in_oklab,var(--lali-project-tint)_78%,black)] lali:forced-colors:bg-[Highlight] lali:forced-colors:text-[HighlightText] lali:forced-colors:forced-color-adjust-none',
        taken:
          'lali:border-transparent lali:bg-[var(--lali-seat-taken)] lali:forced-colors:border-dotted lali:forced-colors:border-[GrayText]',
      },
    },
  },
);

/* Those who sit together have one strip behind them. Two arrows beside a row at an exit point at its doors. */
export const seatCellVariants = cva('lali:relative lali:p-0', {
  variants: {
    exit: {
      false: '',
      inner: '',
      first:
        'lali:before:absolute lali:before:top-1/2 lali:before:-start-1.5 lali:before:h-3.5 lali:before:w-2 lali:before:-translate-y-1/2 lali:before:bg-success-solid lali:forced-colors:before:bg-[CanvasText] lali:forced-colors:before:forced-color-adjust-none lali:before:[clip-path:polygon(100%_0,100%_100%,0_50%)] lali:@[22rem]:before:-start-3.5',
      last: 'lali:before:absolute lali:before:top-1/2 lali:before:-end-1.5 lali:before:h-3.5 lali:before:w-2 lali:before:-translate-y-1/2 lali:before:bg-success-solid lali:forced-colors:before:bg-[CanvasText] lali:forced-colors:before:forced-color-adjust-none lali:before:[clip-path:polygon(0_0,0_100%,100%_50%)] lali:@[22rem]:before:-end-3.5',
    },
    ours: { true: 'lali:bg-[var(--lali-seat-strip)]', false: '' },
    first: { true: '', false: '' },
    last: { true: '', false: '' },
  },
  compoundVariants: [
    { ours: true, first: true, class: 'lali:rounded-s-[14px]' },
    { ours: true, last: true, class: 'lali:rounded-e-[14px]' },
  ],
});

/* Letters stay in sight while the rows scroll. */
export const seatAisleVariants = cva('lali:p-0 lali:font-semibold', {
  variants: {
    kind: {
      letter:
        'lali:sticky lali:top-0 lali:z-2 lali:bg-[var(--lali-seat-cabin)] lali:pt-2 lali:pb-1 lali:text-[0.8125rem] lali:text-[var(--lali-seat-soft)]',
      row: 'lali:text-[0.75rem] lali:text-[var(--lali-seat-soft)]',
      exit: 'lali:text-[0.75rem] lali:text-success-text',
      ours: 'lali:bg-[var(--lali-seat-strip)] lali:text-[0.75rem]',
    },
  },
});

export const seatLineVariants = cva(
  'lali:focus-ring lali:grid lali:min-h-12 lali:w-full lali:scroll-mb-[10rem] lali:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] lali:items-center lali:gap-x-2 lali:rounded-[14px] lali:border-[1.5px] lali:px-3.5 lali:py-2 lali:text-start lali:text-[1rem] lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none',
  {
    variants: {
      state: {
        free: 'lali:cursor-pointer lali:border-[var(--lali-seat-edge)] lali:bg-[white] lali:can-hover:hover:border-[var(--lali-project-tint)] lali:can-hover:hover:bg-[color-mix(in_oklab,var(--lali-project-tint)_14%,white)]',
        refused:
          'lali:cursor-not-allowed lali:border-dashed lali:border-[var(--lali-seat-edge)] lali:text-[var(--lali-seat-soft)]',
        mine: 'lali:cursor-pointer lali:border-transparent lali:bg-[var(--lali-project-tint)] lali:text-[white] lali:forced-colors:bg-[Highlight] lali:forced-colors:text-[HighlightText] lali:forced-colors:forced-color-adjust-none',
        taken: '',
      },
    },
  },
);

export const seatKeepVariants = cva(
  'lali:focus-ring lali:min-h-12 lali:min-w-0 lali:cursor-pointer lali:text-balance lali:wrap-anywhere lali:rounded-[16px] lali:border-[1.5px] lali:px-4 lali:py-2 lali:text-[1rem] lali:leading-tight lali:font-bold lali:transition-colors lali:duration-quick lali:motion-reduce:transition-none',
  {
    variants: {
      ready: {
        true: 'lali:border-transparent lali:bg-[var(--lali-seat-ink)] lali:text-[white] lali:can-hover:hover:bg-[color-mix(in_oklab,var(--lali-seat-ink)_86%,white)]',
        false:
          'lali:border-[var(--lali-seat-edge)] lali:border-dashed lali:bg-transparent lali:text-[var(--lali-seat-soft)]',
      },
    },
  },
);
