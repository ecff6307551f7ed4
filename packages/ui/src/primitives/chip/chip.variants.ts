import { cva } from 'class-variance-authority';

export const chipVariants = cva(
  'focus-ring inline-flex min-h-control-small max-w-full cursor-pointer select-none items-center gap-2 rounded-full border px-4 py-2 text-start font-medium text-[0.9375rem] leading-tight no-underline transition-[background-color,border-color,color] duration-quick [-webkit-tap-highlight-color:transparent] disabled:cursor-not-allowed disabled:opacity-50 motion-reduce:transition-none',
  {
    variants: {
      pressed: {
        true: 'border-ink bg-ink text-ground forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        false:
          'border-current bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)]',
      },
    },
  },
);
