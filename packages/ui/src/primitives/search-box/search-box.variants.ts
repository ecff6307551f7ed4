import { cva } from 'class-variance-authority';

export const searchBoxVariants = cva('grid min-w-0 text-ink');

export const searchFieldVariants = cva(
  'focus-ring peer col-start-1 row-start-1 m-0 min-h-control w-full min-w-0 appearance-none rounded-control border border-control bg-raised ps-12 pe-13 text-[1.0625rem] text-ink leading-normal transition-[border-color] duration-quick placeholder:text-muted placeholder:opacity-100 hover:border-ink motion-reduce:transition-none [&::-webkit-search-cancel-button]:hidden',
);
