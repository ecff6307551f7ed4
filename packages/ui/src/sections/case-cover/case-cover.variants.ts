import { cva } from 'class-variance-authority';

/** Of a project's own colour: dark enough for white words in both themes. */
export const caseCoverVariants = cva(
  'lali:group/cover lali:@container lali:relative lali:isolate lali:overflow-clip lali:surface-inverse lali:bg-[color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_78%,#06110e)] lali:[print-color-adjust:exact] lali:forced-colors:border-y',
);

export const caseCoverLayoutVariants = cva(
  'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:@4xl:grid-cols-12',
);

export const caseCoverWordsVariants = cva(
  'lali:min-w-0 lali:py-10 lali:@4xl:flex lali:@4xl:flex-col lali:@4xl:pt-14 lali:@4xl:pb-20',
  {
    variants: {
      device: {
        phone: 'lali:@4xl:col-span-7',
        desktop: 'lali:@4xl:col-span-5',
        none: 'lali:@4xl:col-span-9',
      },
    },
  },
);

/* As tall as the cover shows of it, which is never the whole: the screen stands at its own size and is cut. */
export const caseCoverScreenVariants = cva('lali:min-w-0 lali:@4xl:pt-20', {
  variants: {
    device: {
      phone: 'lali:h-[26rem] lali:@4xl:col-span-5 lali:@4xl:col-start-8 lali:@4xl:h-[42rem]',
      desktop:
        'lali:h-[21rem] lali:@2xl:h-[26rem] lali:@4xl:col-span-7 lali:@4xl:col-start-6 lali:@4xl:h-[42rem] lali:@4xl:ps-6',
    },
  },
});

export const caseCoverDeviceVariants = cva('', {
  variants: {
    device: {
      phone: 'lali:mx-auto lali:w-[20rem] lali:@4xl:me-0 lali:@4xl:w-[25.75rem]',
      desktop: 'lali:w-[40rem] lali:@2xl:w-[56rem] lali:@4xl:w-[92rem]',
    },
  },
});

export const caseDetailVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-6 lali:@4xl:grid-cols-12 lali:@4xl:items-center',
);

/* A panel in the project's own colour, pale. */
const ground =
  'lali:rounded-card lali:border lali:border-transparent lali:bg-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_16%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_34%,var(--lali-color-page)))] lali:forced-colors:border-[CanvasText]';

/* The wide part changes sides from one to the next. */
export const caseDetailPanelVariants = cva(
  [
    ground,
    'lali:relative lali:isolate lali:min-w-0 lali:overflow-clip lali:px-6 lali:pt-8 lali:@2xl:px-12 lali:@2xl:pt-12 lali:@4xl:col-span-8 lali:@4xl:row-start-1',
  ],
  {
    variants: {
      side: { start: 'lali:@4xl:col-start-1', end: 'lali:@4xl:col-start-5' },
      device: {
        phone: 'lali:h-[27rem] lali:@4xl:h-[35rem]',
        desktop: 'lali:h-[20rem] lali:@2xl:h-[28rem] lali:@4xl:h-[35rem]',
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

/* A desktop screen takes the width, a phone stands beside its heading and the words of both sides. */
export const caseComparisonVariants = cva(
  [
    ground,
    'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:gap-y-8 lali:px-6 lali:py-8 lali:@2xl:px-12 lali:@2xl:py-12',
  ],
  {
    variants: {
      device: {
        phone: [
          'lali:[&>figure]:mx-auto lali:[&>figure]:w-full lali:[&>figure]:max-w-[20rem]',
          'lali:@4xl:grid-cols-[minmax(0,1fr)_20rem] lali:@4xl:grid-rows-[auto_1fr] lali:@4xl:pe-24',
          'lali:@4xl:[&>figure]:contents lali:@4xl:[&>figure>div]:col-start-2 lali:@4xl:[&>figure>div]:row-span-2 lali:@4xl:[&>figure>div]:row-start-1',
          'lali:@4xl:[&_figcaption]:mt-auto lali:@4xl:[&_figcaption]:max-w-[24rem] lali:@4xl:[&_figcaption]:flex-col lali:@4xl:[&_figcaption]:gap-y-3 lali:@4xl:[&_figcaption]:type-lead lali:@4xl:[&_figcaption>span]:text-start',
        ],
        desktop: '',
      },
    },
  },
);
