import { cva } from 'class-variance-authority';

export const linkVariants = cva('focus-ring transition-colors duration-quick', {
  variants: {
    variant: {
      inline:
        'rounded-[4px] underline decoration-1 underline-offset-[0.2em] hover:decoration-2 active:opacity-80',
      standalone:
        'group/link inline-flex min-h-11 items-center gap-2 rounded-[6px] font-semibold decoration-1 underline-offset-[0.3em] hover:underline active:opacity-80',
      row: 'group/link flex min-h-12 w-full items-center justify-between gap-4 border-t border-[color-mix(in_oklab,currentColor_28%,transparent)] py-3 text-start font-semibold hover:border-current active:opacity-80',
    },
    tone: {
      accent: 'text-accent-text',
      current: 'text-current',
    },
  },
});
