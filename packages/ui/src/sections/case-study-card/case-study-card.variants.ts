import { cva } from 'class-variance-authority';

/* A field in a project's own colour (`--lali-project-tint`), in both themes: words on it stay dark, or light. */
const projectField =
  'lali:bg-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_20%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_34%,var(--lali-color-page)))]';

/* The same colour as large text, on that field or on the page: 4.5 to 1 at least for a colour of medium lightness. */
const projectInk =
  'lali:text-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_80%,var(--lali-color-text)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_50%,var(--lali-color-text)))]';

/* Soft text and rules are parts of the text's own colour, so that they hold on every field. */
export const caseStudyCardVariants = cva(
  `lali:group/study lali:@container lali:relative lali:isolate lali:overflow-clip lali:rounded-card lali:border lali:border-transparent lali:[--lali-surface-soft:color-mix(in_oklab,currentColor_88%,transparent)] lali:[--lali-surface-line:color-mix(in_oklab,currentColor_22%,transparent)] lali:forced-colors:border-[CanvasText] ${projectField}`,
  { variants: { linked: { true: 'lali:focus-ring-within', false: '' } } },
);

/* The screens take seven of twelve columns and the height of the words, on one side or the other. */
export const caseStudyLayoutVariants = cva('lali:grid lali:grid-cols-[minmax(0,1fr)]', {
  variants: {
    side: {
      none: '',
      start: 'lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      end: 'lali:@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    },
  },
});

export const caseStudyWordsVariants = cva(
  'lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-x-10 lali:gap-y-6 lali:p-6 lali:@2xl:grid-cols-[repeat(2,minmax(0,1fr))] lali:@2xl:p-10',
  {
    variants: {
      side: {
        none: 'lali:@2xl:items-end',
        start:
          'lali:@4xl:grid-cols-[minmax(0,1fr)] lali:@4xl:content-between lali:@4xl:py-9 lali:@4xl:pe-12 lali:@4xl:ps-8',
        end: 'lali:@4xl:grid-cols-[minmax(0,1fr)] lali:@4xl:content-between lali:@4xl:py-9 lali:@4xl:ps-12 lali:@4xl:pe-8',
      },
    },
  },
);

/* Level 3 is under a section's own heading and must be smaller. */
export const caseStudyTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    level: {
      2: 'lali:type-heading',
      3: 'lali:font-display lali:text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance',
    },
  },
});

/* What has changed, as a number or, where nobody counted, as the key outcome. */
export const caseStudyProofVariants = cva(
  `lali:block lali:font-display lali:font-[640] lali:wrap-anywhere ${projectInk}`,
  {
    variants: {
      kind: {
        number:
          'lali:text-[clamp(5.5rem,13.2cqi,10rem)] lali:leading-[0.86] lali:tracking-[-0.03em] lali:[unicode-bidi:plaintext] lali:rtl:text-right',
        words:
          'lali:text-[clamp(1.875rem,4cqi,3rem)] lali:leading-[1.04] lali:tracking-[-0.018em] lali:text-balance',
      },
    },
  },
);

/* The measures of the screens are in em: the strip sets how large that is. */
export const caseStudyStripVariants = cva(
  'lali:relative lali:isolate lali:h-[19rem] lali:min-w-0 lali:text-[0.5714rem] lali:@2xl:h-[25rem] lali:@2xl:text-[1rem] lali:@4xl:row-start-1 lali:@4xl:h-auto lali:@4xl:min-h-[32rem]',
  {
    variants: {
      side: { start: 'lali:@4xl:col-start-1', end: 'lali:@4xl:col-start-2' },
    },
  },
);

/* The front one is beside the words; the others go on to the edge of the panel, which cuts them. */
export const caseStudyDeviceVariants = cva(
  'lali:absolute lali:top-(--lali-below) lali:@4xl:top-(--lali-beside) lali:z-(--lali-level) lali:w-(--lali-width)',
  {
    variants: {
      side: {
        start: 'lali:start-(--lali-in) lali:@4xl:start-auto lali:@4xl:end-(--lali-in)',
        end: 'lali:start-(--lali-in)',
      },
    },
  },
);

export const caseStudyCoverVariants = cva('lali:absolute lali:inset-y-0 lali:end-0 lali:start-[12%]');
