import { cva } from 'class-variance-authority';

export const caseStudyCardVariants = cva('lali:group/study lali:@container lali:relative', {
  variants: { linked: { true: 'lali:focus-ring-within lali:rounded-card', false: '' } },
});

/* The strip takes 7 of 12 columns; the words keep the other five, on the side that the strip leaves them. */
export const caseStudyLayoutVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-8',
  {
    variants: {
      strip: { true: 'lali:@4xl:grid-cols-12 lali:@4xl:items-center', false: '' },
    },
  },
);

/* Behind a screen the strip has the accent of the page, behind a figure the colour of the project. */
const accent =
  'lali:bg-[light-dark(color-mix(in_oklab,var(--lali-color-accent-solid)_12%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-color-accent-solid)_26%,var(--lali-color-page)))]';

export const caseStudyStripVariants = cva(
  'lali:relative lali:isolate lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:overflow-clip lali:rounded-card lali:border lali:border-transparent lali:px-6 lali:pt-7 lali:@2xl:px-10 lali:@2xl:pt-10 lali:@4xl:col-span-7 lali:@4xl:row-start-1 lali:forced-colors:border-[CanvasText]',
  {
    variants: {
      side: { start: 'lali:@4xl:col-start-1', end: 'lali:@4xl:col-start-6' },
      mockup: {
        mobile: `lali:gap-y-7 lali:@xl:grid-cols-[minmax(0,1fr)_auto] ${accent}`,
        desktop: `lali:gap-y-7 lali:@2xl:gap-y-9 ${accent}`,
        none: 'lali:gap-y-7 lali:bg-[light-dark(color-mix(in_oklab,var(--lali-project-tint)_14%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint)_20%,var(--lali-color-page)))]',
      },
    },
  },
);

/* Cut by the lower edge: enough of the screen to know it, and the rest is for the case study itself. */
export const caseStudyDeviceVariants = cva('lali:min-w-0', {
  variants: {
    mockup: {
      mobile:
        'lali:mx-auto lali:-mb-[9rem] lali:w-[15rem] lali:@xl:col-start-2 lali:@xl:row-start-1 lali:@xl:me-0 lali:@xl:-mb-[11rem] lali:@3xl:w-[17rem] lali:@3xl:-mb-[10rem]',
      desktop: 'lali:w-[118%] lali:-mb-[9%] lali:@2xl:w-[108%] lali:@2xl:-mb-[7%]',
    },
  },
});

/* Below the number, and out of the strip at its end and its foot. */
export const caseStudyCoverVariants = cva(
  'lali:ms-[12%] lali:-me-6 lali:h-[15rem] lali:@2xl:-me-10 lali:@2xl:h-[19rem]',
  {
    variants: { proof: { true: '', false: 'lali:-mt-7 lali:@2xl:-mt-10 lali:@2xl:h-[24rem]' } },
  },
);

export const caseStudyWordsVariants = cva('lali:min-w-0', {
  variants: {
    side: {
      none: 'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-8 lali:@3xl:grid-cols-12',
      start: 'lali:@4xl:col-span-5 lali:@4xl:row-start-1 lali:@4xl:ps-8 lali:@4xl:col-start-8',
      end: 'lali:@4xl:col-span-5 lali:@4xl:row-start-1 lali:@4xl:pe-8 lali:@4xl:col-start-1',
    },
  },
});

/* Level 3 is under a section's own heading and must be smaller. */
export const caseStudyTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    level: {
      2: 'lali:type-heading',
      3: 'lali:font-display lali:text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance',
    },
  },
});

/* What was done with reads as one line where the two lists do not stand side by side. */
export const caseStudyFactVariants = cva('lali:wrap-anywhere', {
  variants: {
    run: {
      true: "lali:inline lali:leading-snug lali:not-last:after:content-[',_'] lali:@lg:block lali:@lg:border-b lali:@lg:border-soft lali:@lg:py-2.5 lali:@lg:not-last:after:content-none",
      false: 'lali:border-b lali:border-soft lali:py-2.5 lali:leading-snug',
    },
  },
});
