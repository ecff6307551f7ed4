import { cva } from 'class-variance-authority';

/* Nothing to switch before scripts run: it keeps its room and stays out of sight and reach. */
export const themeSwitchVariants = cva(
  'inline-flex w-fit rounded-control text-ink outline outline-1 -outline-offset-1 outline-control not-data-enhanced:invisible',
);

export const themeOptionVariants = cva(
  'relative grid size-11 cursor-pointer place-content-center text-muted transition-colors duration-quick before:absolute before:inset-1 before:rounded-[max(2px,calc(var(--radius-control)-4px))] hover:text-ink has-checked:text-ground has-checked:before:bg-ink has-checked:forced-colors:text-[HighlightText] has-checked:forced-colors:before:bg-[Highlight] has-checked:forced-colors:before:forced-color-adjust-none motion-reduce:transition-none',
);
