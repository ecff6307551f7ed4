import { cva } from 'class-variance-authority';

/** Label and mark, hint, control, then error and counter on one line. Empty rows take no space. */
export const fieldVariants = cva(
  'lali:grid lali:min-w-0 lali:grid-flow-row-dense lali:grid-cols-[minmax(0,1fr)_auto] lali:text-text',
);

export const labelVariants = cva('lali:min-w-0 lali:font-semibold lali:wrap-anywhere', {
  variants: {
    look: {
      box: 'lali:text-[0.9375rem]',
      statement: 'lali:font-display lali:text-[clamp(1.5rem,1rem+2.2cqi,2.5rem)] lali:leading-tight',
    },
  },
});

const box =
  'lali:rounded-control lali:border lali:bg-surface lali:text-[1.0625rem] lali:leading-normal lali:read-only:not-[select]:bg-page lali:data-invalid:not-focus-visible:shadow-[inset_0_0_0_1px_var(--lali-color-danger-text)]';

/** The box that Input, Textarea and Select share. An error thickens the border inwards, so nothing moves. */
export const controlVariants = cva(
  'lali:focus-ring lali:col-span-full lali:block lali:w-full lali:min-w-0 lali:border-control lali:text-text lali:transition-[border-color,background-color] lali:duration-quick lali:placeholder:text-text-soft lali:placeholder:opacity-100 lali:hover:not-disabled:border-text lali:disabled:cursor-not-allowed lali:disabled:border-line lali:disabled:bg-page lali:disabled:text-text-soft lali:data-invalid:border-danger-text lali:data-invalid:hover:not-disabled:border-danger-text lali:motion-reduce:transition-none lali:forced-colors:data-invalid:border-[3px]',
  {
    variants: {
      kind: {
        input: [box, 'lali:h-auto lali:min-h-control lali:px-4 lali:py-2.5'],
        box: [
          box,
          'lali:field-sizing-content lali:max-h-[32rem] lali:min-h-[calc(5lh+1.75rem)] lali:resize-y lali:px-4 lali:py-3.5',
        ],
        statement:
          'lali:font-display lali:text-[clamp(1.5rem,1rem+2.2cqi,2.5rem)] lali:leading-tight lali:field-sizing-content lali:max-h-[32rem] lali:min-h-[3lh] lali:resize-y lali:border-b-2 lali:border-text lali:bg-transparent lali:py-2 lali:data-invalid:border-b-[3px]',
        select: [
          box,
          'lali:col-start-1 lali:row-start-1 lali:min-h-control lali:cursor-pointer lali:appearance-none lali:text-ellipsis lali:py-2.5 lali:ps-4 lali:pe-12 lali:has-[option[value=""]:checked]:text-text-soft',
        ],
      },
    },
  },
);
