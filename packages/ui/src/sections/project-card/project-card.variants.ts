import { cva } from 'class-variance-authority';

export const projectCardVariants = cva('lali:@container');

/* Beside each other, the parts share one grid, whose last columns run on to the end of the window. */
export const projectPartsVariants = cva('', {
  variants: {
    layout: {
      stacked: '',
      beside:
        'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-10 lali:gap-y-5 lali:@5xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@5xl:grid-rows-[auto_1fr]',
      // Words and ledger in one row, and the screens below both.
      wide: 'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-10 lali:gap-y-5 lali:@5xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
    },
  },
});

export const projectWordsVariants = cva('lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6', {
  variants: {
    layout: {
      stacked: 'lali:container-page lali:gap-y-5 lali:@4xl:grid-cols-12 lali:@4xl:items-start',
      beside: 'lali:gap-y-4',
    },
  },
});

const edgeToEdge =
  'lali:[--lali-bleed:var(--lali-spacing-gutter)] lali:md:[--lali-bleed:var(--lali-spacing-gutter-wide)] lali:mx-[calc(-1*max(var(--lali-bleed),(100cqi-var(--lali-spacing-page))/2))]';
const wideScreens = [edgeToEdge, 'lali:min-w-0 lali:@5xl:col-span-2 lali:@5xl:row-start-2'];
const besideScreens = [
  edgeToEdge,
  'lali:min-w-0 lali:@5xl:col-start-2 lali:@5xl:row-span-2 lali:@5xl:row-start-1 lali:@5xl:ms-0',
];

export const projectCoverVariants = cva('', {
  variants: {
    layout: { stacked: 'lali:mt-8 lali:@4xl:mt-12', beside: besideScreens, wide: wideScreens },
  },
});

/* Level 3 is under a section's own heading and must be smaller, and so is a title beside its screens. */
const below =
  'lali:font-display lali:leading-[1.06] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance';

export const projectTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    level: { 2: '', 3: '' },
    layout: { stacked: '', beside: [below, 'lali:text-[clamp(1.625rem,1.35rem+1vw,2.125rem)]'] },
  },
  compoundVariants: [
    { level: 2, layout: 'stacked', class: 'lali:type-heading' },
    {
      level: 3,
      layout: 'stacked',
      class: [below, 'lali:text-[clamp(1.875rem,1.6rem+1.2vw,2.625rem)]'],
    },
  ],
});

/*
 * Beside the words, two phones and two thirds of the third fill the gallery, so that the edge of the window does not fall
 * between two: the gap grows with the gallery, then the phones do. Where a fourth or a fifth begins, they are small again.
 */
const besidePhones = [
  'lali:[--lali-gallery-phone:clamp(15rem,37cqi-52px,20rem)] lali:@[113rem]:[--lali-gallery-phone:17rem]',
  'lali:[--lali-gallery-gap:clamp(1.5rem,50cqi-380px,3.5rem)] lali:@[113rem]:[--lali-gallery-gap:clamp(1.5rem,33.3cqi-344px,3.5rem)] lali:@[150rem]:[--lali-gallery-gap:1.5rem]',
];

/* The project's own world: a tint of its colour behind the lower part of the screens, from edge to edge. */
export const projectScreensVariants = cva('lali:relative lali:isolate', {
  variants: {
    layout: {
      stacked: 'lali:mt-6 lali:@2xl:mt-8',
      beside: [besideScreens, 'lali:@7xl:ps-6'],
      wide: [wideScreens, 'lali:[--lali-gallery-phone:15rem]'],
    },
    phones: { true: '', false: '' },
    tinted: {
      true: 'lali:before:absolute lali:before:inset-x-0 lali:before:bottom-0 lali:before:-z-20 lali:before:bg-[color-mix(in_oklab,var(--lali-project-tint)_22%,var(--lali-color-page))] lali:before:forced-color-adjust-none lali:forced-colors:before:hidden',
      false: '',
    },
  },
  compoundVariants: [
    { layout: 'beside', phones: true, class: besidePhones },
    { layout: 'beside', phones: false, class: 'lali:[--lali-gallery-phone:15rem]' },
    { layout: 'stacked', tinted: true, class: 'lali:before:top-[26%]' },
    {
      layout: 'beside',
      tinted: true,
      class:
        'lali:before:top-0 lali:pt-5 lali:pb-1 lali:@5xl:flex lali:@5xl:flex-col lali:@5xl:justify-center lali:@5xl:before:rounded-s-card lali:@5xl:pt-13 lali:@5xl:pb-0',
    },
    {
      layout: 'wide',
      tinted: true,
      class: 'lali:before:top-0 lali:pt-5 lali:pb-1 lali:@5xl:pt-8 lali:@5xl:pb-5',
    },
  ],
});

/* The first outcome has grown a little, the last is built: a cell that becomes a tile. */
export const outcomeCellVariants = cva(
  'lali:mt-[0.42em] lali:size-3 lali:shrink-0 lali:bg-accent-text lali:forced-colors:bg-[CanvasText]',
);

/* A title that leads to its project's page is underlined by pointing alone: its arrow says that it leads somewhere. */
export const projectLinkVariants = cva(
  'lali:group/title lali:focus-ring lali:rounded-[4px] lali:can-hover:hover:underline lali:can-hover:hover:decoration-2 lali:can-hover:hover:underline-offset-[0.16em]',
);

/* Beside the screens, a term and what it says are one paragraph, with a comma between two. */
export const termVariants = cva('lali:font-semibold', {
  variants: { layout: { stacked: '', beside: 'lali:me-2 lali:inline' } },
});

export const factVariants = cva('lali:text-soft lali:wrap-anywhere', {
  variants: {
    layout: { stacked: 'lali:mt-1', beside: "lali:inline lali:not-last:after:content-[',_']" },
  },
});
