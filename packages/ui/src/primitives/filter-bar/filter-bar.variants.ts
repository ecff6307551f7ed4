import { cva } from 'class-variance-authority';

export const filterBarVariants = cva('grid min-w-0 gap-3');

export const filterItemVariants = cva(
  'focus-ring relative inline-flex min-h-11 max-w-full cursor-pointer select-none items-center gap-2 no-underline transition-[background-color,border-color,color] duration-quick [-webkit-tap-highlight-color:transparent] motion-reduce:transition-none',
  {
    variants: {
      look: {
        pills: 'rounded-control border px-4 py-2 font-medium text-[0.9375rem] leading-tight',
        /* A bar below the chosen mark: what is drawn keeps its own shape. */
        marks:
          'rounded-[6px] py-2 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full forced-colors:after:forced-color-adjust-none',
      },
      chosen: { true: '', false: '' },
    },
    compoundVariants: [
      {
        look: 'pills',
        chosen: true,
        class:
          'border-ink bg-ink text-ground forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      },
      {
        look: 'pills',
        chosen: false,
        class:
          'border-control text-ink hover:border-ink hover:bg-[color-mix(in_oklab,currentColor_6%,transparent)]',
      },
      {
        look: 'marks',
        chosen: true,
        class: 'text-ink after:bg-accent-text forced-colors:after:bg-[Highlight]',
      },
      { look: 'marks', chosen: false, class: 'text-muted hover:text-ink' },
    ],
  },
);
