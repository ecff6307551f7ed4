import { cva } from 'class-variance-authority';

export const contactRowsVariants = cva('@container border-b border-soft');

/* Term and value share a line where there is room for both; the arrow keeps to the end in either case. */
export const contactRowVariants = cva(
  'focus-ring group/row grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-soft py-3 transition-colors duration-quick hover:border-current active:opacity-80 motion-reduce:transition-none @md:min-h-16 @md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_auto] @md:gap-x-6',
);
