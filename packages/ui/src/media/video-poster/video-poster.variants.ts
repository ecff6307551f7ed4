import { cva } from 'class-variance-authority';

export const videoPosterVariants = cva('grid w-full grid-cols-[minmax(0,1fr)] gap-3');

/* Not a fixed height: a title of many lines makes the poster higher instead of being cut. */
export const videoPosterBoxVariants = cva(
  'relative isolate grid aspect-video grid-cols-[minmax(0,1fr)] overflow-clip rounded-card border border-line bg-night',
);

export const videoPosterLinkVariants = cva(
  'surface-night isolate group/play focus-ring-inset relative grid grid-rows-[1fr_auto] rounded-[inherit] text-on-night [-webkit-tap-highlight-color:transparent]',
);

/* A cell that is on its way to a tile, as everything one can press here. */
export const videoPosterPlayVariants = cva(
  'grid size-14 place-content-center rounded-[50%] bg-pollen text-on-pollen transition-[border-radius,scale] duration-calm group-active/play:scale-95 can-hover:group-hover/play:rounded-[34%] motion-reduce:transition-none sm:size-20 forced-colors:border',
);

export const videoPosterBarVariants = cva(
  'relative flex flex-wrap items-end justify-between gap-x-6 gap-y-1 bg-linear-to-t from-night via-night/90 via-75% to-transparent px-4 pt-8 pb-3 sm:px-8 sm:pt-14 sm:pb-6',
);
