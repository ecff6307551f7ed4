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
