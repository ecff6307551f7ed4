import { cva } from 'class-variance-authority';

/* Apart from the cover's, so that a page with a cover alone does not load them. */
export const caseDetailVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-6 lali:@4xl:grid-cols-12 lali:@4xl:items-start',
);

/* A panel in the project's own colour, pale. */
const ground =
  'lali:rounded-card lali:border lali:border-transparent lali:bg-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_16%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_34%,var(--lali-color-page)))] lali:forced-colors:border-[CanvasText]';

const padded = 'lali:px-6 lali:pt-8 lali:@2xl:px-12 lali:@2xl:pt-12';

/* The wide part changes sides from one to the next. */
export const caseDetailPanelVariants = cva(
  [
    ground,
    'lali:relative lali:isolate lali:min-w-0 lali:overflow-clip lali:@4xl:col-span-8 lali:@4xl:row-start-1',
  ],
  {
    variants: {
      side: { start: 'lali:@4xl:col-start-1', end: 'lali:@4xl:col-start-5' },
      /* `none` is a part of a screen, which fills it. */
      device: {
        phone: ['lali:h-[27rem] lali:@4xl:h-[35rem]', padded],
        desktop: ['lali:h-[20rem] lali:@2xl:h-[28rem] lali:@4xl:h-[35rem]', padded],
        none: '',
      },
    },
  },
);

export const caseDetailDeviceVariants = cva('', {
  variants: {
    device: {
      phone: 'lali:mx-auto lali:w-[17rem] lali:@2xl:w-[26.25rem]',
      desktop: 'lali:w-[42rem] lali:@2xl:w-[72rem]',
    },
  },
});

export const caseDetailTextVariants = cva(
  'lali:font-display lali:text-[clamp(1.5rem,1.2rem+1.1vw,2rem)] lali:leading-[1.16] lali:font-[640] lali:tracking-[-0.012em] lali:text-balance lali:wrap-anywhere',
);

/* The sketch stands below the sentence, at the foot of its column where the panel is higher. */
export const caseDetailWordsVariants = cva(
  'lali:grid lali:min-w-0 lali:gap-y-8 lali:@4xl:col-span-4 lali:@4xl:row-start-1',
  {
    variants: {
      side: {
        start: 'lali:@4xl:col-start-9 lali:@4xl:ps-6',
        end: 'lali:@4xl:col-start-1 lali:@4xl:pe-6',
      },
    },
  },
);

/* The project's colour as text: lightened in the dark. */
export const caseInkVariants = cva(
  'lali:text-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_88%,var(--lali-color-text)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_50%,var(--lali-color-text)))]',
);

/* A desktop screen takes the width. A phone stands at the end, beside the heading, and takes two thirds of it. */
export const caseComparisonVariants = cva(
  [
    ground,
    'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-8 lali:gap-y-8 lali:px-6 lali:py-8 lali:@2xl:px-12 lali:@2xl:py-12 lali:@6xl:gap-x-12',
  ],
  {
    variants: {
      device: {
        phone: [
          'lali:[&>figure]:mx-auto lali:[&>figure]:w-full lali:[&>figure]:max-w-[20rem]',
          'lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@4xl:items-center lali:@4xl:[&>figure]:max-w-none',
        ],
        desktop: '',
      },
    },
  },
);

/* Both sides of a comparison: on a phone, where a whole desktop screen would not be read. */
export const caseCutVariants = cva(
  'lali:min-h-0 lali:@max-md:aspect-(--lali-part-ratio) lali:@max-md:overflow-clip lali:@max-md:*:w-(--lali-part-width) lali:@max-md:*:[translate:var(--lali-part-shift)]',
);

/* And of a phone where it is so wide that the whole would be higher than the window: its middle, below its first bars. */
export const caseMiddleVariants = cva(
  'lali:min-h-0 lali:@xl:aspect-square lali:@xl:overflow-clip lali:@xl:*:[translate:0_-12%]',
);
