import { cva } from 'class-variance-authority';

/** What a portrait stands on; its seed chooses. */
export const grounds = ['leaf', 'kingfisher', 'night', 'pale'] as const;

export const avatarVariants = cva(
  'relative inline-block shrink-0 overflow-clip align-middle outline outline-1 -outline-offset-1 outline-[color-mix(in_oklab,currentColor_16%,transparent)]',
  {
    variants: {
      /* The line height puts the name that stands in for a missing picture in the middle. */
      size: {
        44: 'size-11 leading-11',
        72: 'size-18 leading-18',
        120: 'size-30 leading-30',
        240: 'size-60 leading-60',
        full: 'aspect-square w-full',
      },
      shape: { round: 'rounded-full', card: 'rounded-card' },
      /* Every cell but pollen has 3:1 against what it stands on; a portrait is the same in both themes and keeps its ground
         where colours are forced: without it, dark cells would be lost. */
      ground: {
        /* The colour of the words that stand in for a missing picture, on any surface. */
        none: 'bg-line text-center text-[0.8125rem] text-ink',
        leaf: 'bg-leaf [--body:#8fd9b5] [--face:#f2f5f1] [--hair:#6cc49b] forced-color-adjust-none',
        kingfisher:
          'bg-kingfisher [--body:#c9d1ff] [--face:#ffffff] [--hair:#b9c3ff] forced-color-adjust-none',
        night: 'bg-night [--body:#5b72ff] [--face:#5fc394] [--hair:#eaf2ed] forced-color-adjust-none',
        pale: 'bg-[#e6ece6] [--body:#1f3dff] [--face:#0b7a4b] [--hair:#0c1613] forced-color-adjust-none',
      },
    },
  },
);
