import { cva } from 'class-variance-authority';

export const projectCardVariants = cva('@container');

/* Level 3 is under a section's own heading and must be smaller. */
export const projectTitleVariants = cva('wrap-anywhere', {
  variants: {
    level: {
      2: 'type-heading',
      3: 'font-display text-[clamp(1.875rem,1.6rem+1.2vw,2.625rem)] leading-[1.06] font-[640] tracking-[-0.015em] text-balance',
    },
  },
});

/* The project's own world: a tint of its colour behind the lower part of the screens, from edge to edge. */
export const projectScreensVariants = cva('relative isolate mt-8 @4xl:mt-12', {
  variants: {
    tinted: {
      true: 'before:absolute before:inset-x-0 before:top-[26%] before:bottom-0 before:-z-20 before:bg-[color-mix(in_oklab,var(--project-tint)_22%,var(--color-ground))] before:forced-color-adjust-none pb-5 forced-colors:before:hidden',
      false: '',
    },
  },
});

/* The first outcome has grown a little, the last is built: a cell that becomes a tile. */
export const outcomeCellVariants = cva(
  'mt-[0.42em] size-3 shrink-0 bg-accent-text forced-colors:bg-[CanvasText]',
);
