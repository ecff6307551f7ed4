import { cva } from 'class-variance-authority';

/** Label and mark, hint, control, then error and counter on one line. Empty rows take no space. */
export const fieldVariants = cva('grid min-w-0 grid-flow-row-dense grid-cols-[minmax(0,1fr)_auto] text-ink');

/** The box that Input, Textarea and Select share. An error thickens the border inwards, so nothing moves. */
export const controlVariants = cva(
  'focus-ring col-span-full block w-full min-w-0 rounded-control border border-control bg-raised text-ink text-[1.0625rem] leading-normal transition-[border-color,background-color] duration-quick placeholder:text-muted placeholder:opacity-100 hover:not-disabled:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-ground disabled:text-muted read-only:not-[select]:bg-ground data-invalid:border-error data-invalid:not-focus-visible:shadow-[inset_0_0_0_1px_var(--color-error)] data-invalid:hover:not-disabled:border-error motion-reduce:transition-none forced-colors:data-invalid:border-[3px]',
  {
    variants: {
      kind: {
        input: 'h-auto min-h-control px-4 py-2.5',
        textarea: 'field-sizing-content max-h-[32rem] min-h-[calc(5lh+1.75rem)] resize-y px-4 py-3.5',
        select:
          'col-start-1 row-start-1 min-h-control cursor-pointer appearance-none text-ellipsis py-2.5 ps-4 pe-12 has-[option[value=""]:checked]:text-muted',
      },
    },
  },
);
