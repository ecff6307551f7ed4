import { cva } from 'class-variance-authority';

export const projectCardVariants = cva('lali:@container');

/* Level 3 is under a section's own heading and must be smaller. */
export const projectTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    level: {
      2: 'lali:type-heading',
      3: 'lali:font-display lali:text-[clamp(1.875rem,1.6rem+1.2vw,2.625rem)] lali:leading-[1.06] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance',
    },
  },
});

/* The project's own world: a tint of its colour behind the lower part of the screens, from edge to edge. */
export const projectScreensVariants = cva('lali:relative lali:isolate lali:mt-6 lali:@2xl:mt-8', {
  variants: {
    tinted: {
      true: 'lali:before:absolute lali:before:inset-x-0 lali:before:top-[26%] lali:before:bottom-0 lali:before:-z-20 lali:before:bg-[color-mix(in_oklab,var(--lali-project-tint)_22%,var(--lali-color-page))] lali:before:forced-color-adjust-none lali:forced-colors:before:hidden',
      false: '',
    },
  },
});

/* The first outcome has grown a little, the last is built: a cell that becomes a tile. */
export const outcomeCellVariants = cva(
  'lali:mt-[0.42em] lali:size-3 lali:shrink-0 lali:bg-accent-text lali:forced-colors:bg-[CanvasText]',
);

/* A title that leads to its project's page is underlined by pointing alone: its arrow says that it leads somewhere. */
export const projectLinkVariants = cva(
  'lali:group/title lali:focus-ring lali:rounded-[4px] lali:can-hover:hover:underline lali:can-hover:hover:decoration-2 lali:can-hover:hover:underline-offset-[0.16em]',
);
