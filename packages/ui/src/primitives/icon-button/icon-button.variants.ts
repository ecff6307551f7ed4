import { cva } from 'class-variance-authority';

export const iconButtonVariants = cva(
  'focus-ring inline-grid shrink-0 cursor-pointer place-content-center rounded-control border-[1.5px] transition-[background-color,border-color,color,translate] duration-quick [-webkit-tap-highlight-color:transparent] active:not-disabled:translate-y-px disabled:cursor-not-allowed motion-reduce:transition-none',
  {
    variants: {
      variant: {
        ghost:
          'border-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
        outline:
          'border-control text-current hover:not-disabled:border-current active:not-disabled:bg-[color-mix(in_oklab,currentColor_10%,transparent)] disabled:opacity-50',
        ink: 'border-transparent bg-ink text-ground hover:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_18%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_30%)] disabled:bg-line disabled:text-muted',
      },
      size: {
        default: 'size-control',
        small: 'size-control-small',
      },
    },
  },
);
