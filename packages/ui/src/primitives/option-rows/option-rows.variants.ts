import { cva } from 'class-variance-authority';

export const optionRowsVariants = cva('group/options min-w-0 border-0 p-0 text-ink');

/* The second pixel of a chosen row's border grows inwards, so nothing moves. */
export const optionRowVariants = cva(
  'focus-ring-within relative flex min-h-[3.75rem] cursor-pointer items-center gap-3.5 rounded-control border border-control bg-raised px-4.5 py-3 transition-[background-color,border-color] duration-quick hover:border-ink has-checked:border-accent-text has-checked:bg-[color-mix(in_oklab,var(--color-accent-text)_9%,var(--color-raised))] has-checked:shadow-[inset_0_0_0_1px_var(--color-accent-text)] has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] group-data-invalid/options:not-has-checked:border-error motion-reduce:transition-none forced-colors:has-checked:border-[3px] forced-colors:has-checked:border-[Highlight]',
);

export const radioDotVariants = cva(
  'm-0 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-raised transition-[border-width,border-color] duration-quick checked:border-[6px] checked:border-accent-text disabled:border-line motion-reduce:transition-none forced-colors:appearance-auto',
);

/* The keys work with scripts only; until then the caps keep their room and stay out of sight. */
export const keyCapVariants = cva(
  'type-mono grid size-6 shrink-0 place-content-center rounded-[min(var(--radius-control),6px)] border border-control text-muted forced-colors:in-[label:has(:disabled)]:border-[GrayText] forced-colors:in-[label:has(:disabled)]:text-[GrayText] group-not-data-enhanced/options:invisible',
);
