import { cva } from 'class-variance-authority';

/* The transparent border is what forced colours make visible. */
export const badgeVariants = cva(
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[min(var(--radius-control),0.875rem)] border border-transparent px-2.5 py-0.5 font-semibold text-[0.875rem] leading-tight wrap-anywhere',
  {
    variants: {
      tone: {
        neutral: 'bg-[color-mix(in_oklab,currentColor_10%,transparent)]',
        accent: 'bg-accent text-on-accent',
        pollen: 'bg-pollen text-on-pollen',
        success: 'bg-leaf text-on-accent',
        error: 'bg-error text-raised',
        ink: 'bg-ink text-ground',
      },
    },
  },
);
