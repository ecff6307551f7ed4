import { cva } from 'class-variance-authority';

export const checkboxVariants = cva(
  'peer focus-ring col-start-1 row-start-1 m-0 size-6 shrink-0 cursor-[inherit] appearance-none rounded-[min(var(--radius-control),7px)] border-[1.5px] border-control bg-raised transition-[background-color,border-color] duration-quick hover:not-disabled:border-ink checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-line disabled:bg-transparent data-invalid:not-checked:border-2 data-invalid:not-checked:border-error motion-reduce:transition-none forced-colors:appearance-auto',
);
