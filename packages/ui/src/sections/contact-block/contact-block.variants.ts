import { cva } from 'class-variance-authority';

export const contactBlockVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 @4xl:grid-cols-12');

/** The same columns as the rows above it, so that the address reads as one more of them. */
export const contactAddressVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 pt-5 @md/ways:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_1.25rem]',
);
