import { cva } from 'class-variance-authority';

/* Filled variants carry a transparent border: forced colours make it visible where the fill is gone. */
export const buttonVariants = cva(
  'focus-ring relative inline-flex max-w-full cursor-pointer select-none items-center justify-center gap-2 rounded-control border-[1.5px] text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color,translate] duration-quick [-webkit-tap-highlight-color:transparent] active:translate-y-px motion-reduce:transition-none disabled:translate-y-0 disabled:cursor-not-allowed aria-disabled:translate-y-0 aria-disabled:cursor-default [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent hover:not-disabled:bg-[color-mix(in_oklab,var(--color-accent),black_16%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-accent),black_30%)] disabled:bg-line disabled:text-muted',
        ink: 'border-transparent bg-ink text-ground hover:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_18%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-ink),var(--color-ground)_30%)] disabled:bg-line disabled:text-muted',
        outline:
          'border-current bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
        pollen:
          'border-transparent bg-pollen text-on-pollen hover:not-disabled:bg-[color-mix(in_oklab,var(--color-pollen),black_9%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-pollen),black_18%)] disabled:bg-line disabled:text-muted',
        'on-accent':
          'border-transparent bg-on-accent text-on-pollen hover:not-disabled:bg-[color-mix(in_oklab,var(--color-on-accent),black_9%)] active:not-disabled:bg-[color-mix(in_oklab,var(--color-on-accent),black_18%)] disabled:bg-line disabled:text-muted',
        ghost:
          'border-transparent bg-transparent text-current hover:not-disabled:bg-[color-mix(in_oklab,currentColor_8%,transparent)] active:not-disabled:bg-[color-mix(in_oklab,currentColor_16%,transparent)] disabled:opacity-50',
      },
      size: {
        default:
          'min-h-control px-[22.5px] py-2.5 text-[1rem] has-[>[data-label]+svg]:pe-[18.5px] has-[>svg:first-child]:ps-[18.5px]',
        small:
          'min-h-control-small px-[16.5px] py-2 text-[0.9375rem] has-[>[data-label]+svg]:pe-[12.5px] has-[>svg:first-child]:ps-[12.5px]',
      },
    },
  },
);
