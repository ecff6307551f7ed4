import { cva } from 'class-variance-authority';

export const caseStudyCardVariants = cva('group/study @container relative', {
  variants: { linked: { true: 'focus-ring-within rounded-card', false: '' } },
});

/* The strip takes 7 of 12 columns; the words keep the other five, on the side that the strip leaves them. */
export const caseStudyLayoutVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8', {
  variants: {
    strip: { true: '@4xl:grid-cols-12 @4xl:items-center', false: '' },
  },
});

/* Behind a screen the strip has the accent of the page, behind a figure the colour of the project. */
const accent =
  'bg-[color-mix(in_oklab,var(--color-accent)_12%,var(--color-ground))] dark:bg-[color-mix(in_oklab,var(--color-accent)_26%,var(--color-ground))]';

export const caseStudyStripVariants = cva(
  'relative isolate grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-6 overflow-clip rounded-card border border-transparent px-6 pt-7 @2xl:px-10 @2xl:pt-10 @4xl:col-span-7 @4xl:row-start-1 forced-colors:border-[CanvasText]',
  {
    variants: {
      side: { start: '@4xl:col-start-1', end: '@4xl:col-start-6' },
      mockup: {
        mobile: `gap-y-7 @xl:grid-cols-[minmax(0,1fr)_auto] ${accent}`,
        desktop: `gap-y-7 @2xl:gap-y-9 ${accent}`,
        none: 'gap-y-7 bg-[color-mix(in_oklab,var(--project-tint)_14%,var(--color-ground))] dark:bg-[color-mix(in_oklab,var(--project-tint)_20%,var(--color-ground))]',
      },
    },
  },
);

/* Cut by the lower edge: enough of the screen to know it, and the rest is for the case study itself. */
export const caseStudyDeviceVariants = cva('min-w-0', {
  variants: {
    mockup: {
      mobile:
        'mx-auto -mb-[9rem] w-[15rem] @xl:col-start-2 @xl:row-start-1 @xl:me-0 @xl:-mb-[11rem] @3xl:w-[17rem] @3xl:-mb-[10rem]',
      desktop: 'w-[118%] -mb-[9%] @2xl:w-[108%] @2xl:-mb-[7%]',
    },
  },
});

/* Below the number, and out of the strip at its end and its foot. */
export const caseStudyCoverVariants = cva('ms-[12%] -me-6 h-[15rem] @2xl:-me-10 @2xl:h-[19rem]', {
  variants: { proof: { true: '', false: '-mt-7 @2xl:-mt-10 @2xl:h-[24rem]' } },
});

export const caseStudyWordsVariants = cva('min-w-0', {
  variants: {
    side: {
      none: 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 @3xl:grid-cols-12',
      start: '@4xl:col-span-5 @4xl:row-start-1 @4xl:ps-8 @4xl:col-start-8',
      end: '@4xl:col-span-5 @4xl:row-start-1 @4xl:pe-8 @4xl:col-start-1',
    },
  },
});

/* Level 3 is under a section's own heading and must be smaller. */
export const caseStudyTitleVariants = cva('wrap-anywhere', {
  variants: {
    level: {
      2: 'type-heading',
      3: 'font-display text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)] leading-[1.08] font-[640] tracking-[-0.015em] text-balance',
    },
  },
});

/* What was done with reads as one line where the two lists do not stand side by side. */
export const caseStudyFactVariants = cva('wrap-anywhere', {
  variants: {
    run: {
      true: "inline leading-snug not-last:after:content-[',_'] @lg:block @lg:border-b @lg:border-soft @lg:py-2.5 @lg:not-last:after:content-none",
      false: 'border-b border-soft py-2.5 leading-snug',
    },
  },
});
