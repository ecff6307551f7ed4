import { cva } from 'class-variance-authority';

/* The project's colour (`--lali-project-tint`) as large text, on its field or on the page: 4.5 to 1 at least for a colour of medium lightness. */
const projectInk =
  'lali:text-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_80%,var(--lali-color-text)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_50%,var(--lali-color-text)))]';

/*
 * The field has the project's own colour, in both themes: words on it stay dark, or light. Soft text and rules are parts
 * of the text's own colour, so that they hold on every field.
 */
export const caseStudyCardVariants = cva(
  [
    'lali:group/study lali:@container lali:relative lali:isolate lali:rounded-card lali:[--lali-surface-soft:color-mix(in_oklab,currentColor_88%,transparent)] lali:[--lali-surface-line:color-mix(in_oklab,currentColor_22%,transparent)]',
    'lali:[--lali-study-field:light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_20%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_34%,var(--lali-color-page)))]',
  ],
  { variants: { linked: { true: 'lali:focus-ring-within', false: '' } } },
);

/*
 * Where there is space, a leading card is one panel, whose screens take seven of twelve columns and the height of the
 * words. Elsewhere, and where it is quiet, the screens have the field and the words stand on the page.
 */
export const caseStudyLayoutVariants = cva('lali:grid lali:grid-cols-[minmax(0,1fr)]', {
  variants: {
    weight: {
      leading:
        'lali:@4xl:overflow-clip lali:@4xl:rounded-card lali:@4xl:bg-(--lali-study-field) lali:@4xl:forced-colors:border',
      quiet: 'lali:gap-x-10 lali:@4xl:items-center',
    },
    side: {
      none: '',
      start: 'lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      end: 'lali:@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    },
  },
});

export const caseStudyWordsVariants = cva(
  'lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-x-10 lali:gap-y-5 lali:pt-6',
  {
    variants: {
      weight: {
        leading:
          'lali:@2xl:grid-cols-[repeat(2,minmax(0,1fr))] lali:@4xl:content-between lali:@4xl:px-10 lali:@4xl:py-9',
        quiet: 'lali:@4xl:pt-0',
      },
      side: {
        none: 'lali:@2xl:items-end',
        start: 'lali:@4xl:grid-cols-[minmax(0,1fr)]',
        end: 'lali:@4xl:grid-cols-[minmax(0,1fr)]',
      },
    },
  },
);

/* Level 3 is under a section's own heading and must be smaller; a quiet one is smaller still. */
export const caseStudyTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    look: {
      2: 'lali:type-heading',
      3: 'lali:font-display lali:text-[clamp(1.75rem,1.5rem+1.1vw,2.375rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em] lali:text-balance',
      quiet:
        'lali:font-display lali:text-[1.625rem] lali:leading-[1.1] lali:font-[640] lali:tracking-[-0.012em] lali:text-balance',
    },
  },
});

/* What has changed, as a number or, where nobody counted, as the key outcome. */
export const caseStudyProofVariants = cva(
  `lali:block lali:font-display lali:font-[640] lali:wrap-anywhere ${projectInk}`,
  {
    variants: {
      kind: {
        number: 'lali:leading-[0.86] lali:[unicode-bidi:plaintext] lali:rtl:text-right',
        words: 'lali:tracking-[-0.018em] lali:text-balance',
      },
      weight: { leading: '', quiet: '' },
    },
    compoundVariants: [
      { kind: 'number', weight: 'leading', class: 'lali:text-[clamp(5.5rem,13.2cqi,10rem)]' },
      { kind: 'number', weight: 'quiet', class: 'lali:shrink-0 lali:text-[3.5rem]' },
      {
        kind: 'words',
        weight: 'leading',
        class: 'lali:text-[clamp(1.875rem,4cqi,3rem)] lali:leading-[1.04]',
      },
      { kind: 'words', weight: 'quiet', class: 'lali:text-[1.625rem] lali:leading-[1.12]' },
    ],
  },
);

/* Before the words on narrow screens. Its edge, or that of the panel, cuts the screens, whose measures are in em. */
export const caseStudyStripVariants = cva(
  'lali:relative lali:isolate lali:row-start-1 lali:h-[clamp(21rem,85cqi,29rem)] lali:has-[[data-part=detail]]:@max-2xl:h-[min(83.3cqi,26rem)] lali:min-w-0 lali:overflow-clip lali:rounded-card lali:bg-(--lali-study-field) lali:text-[1rem] lali:forced-colors:border',
  {
    variants: {
      weight: {
        leading:
          'lali:@4xl:h-auto lali:@4xl:min-h-[32rem] lali:@4xl:overflow-visible lali:@4xl:rounded-none lali:@4xl:bg-transparent lali:@4xl:forced-colors:border-0',
        quiet: '',
      },
      side: { start: 'lali:@4xl:col-start-1', end: 'lali:@4xl:col-start-2' },
    },
  },
);

/*
 * A narrow field shows one screen alone, a phone rather than a desktop computer, large enough to be read. Elsewhere the
 * front one is beside the words, and the other goes on to the edge of the field.
 */
export const caseStudyDeviceVariants = cva(
  'lali:absolute lali:z-(--lali-level) lali:top-8 lali:@2xl:top-(--lali-below) lali:@2xl:w-(--lali-width)',
  {
    variants: {
      device: { phone: 'lali:w-[min(78cqi,22rem)]', desktop: 'lali:w-[46rem]' },
      narrow: {
        phone: 'lali:@max-2xl:start-[calc(50%-min(39cqi,11rem))]',
        desktop: 'lali:@max-2xl:start-6',
        none: 'lali:hidden lali:@2xl:block',
      },
      /* Where less than two hundred pixels of it would be in sight. */
      rim: {
        never: '',
        medium: 'lali:@2xl:hidden lali:@4xl:block',
        beside: 'lali:@4xl:hidden lali:@6xl:block',
      },
      /* Alone in its field until there is room beside it: whole but for its foot. */
      alone: { true: 'lali:@2xl:max-w-[min(43em,100%-3em)] lali:@4xl:max-w-none', false: '' },
      weight: { leading: 'lali:@4xl:top-(--lali-beside)', quiet: '' },
      /* From which side of the field it is measured. */
      from: {
        words: 'lali:@2xl:start-(--lali-in)',
        start: 'lali:@2xl:start-(--lali-in) lali:@4xl:start-(--lali-first)',
        end: 'lali:@2xl:start-(--lali-in) lali:@4xl:start-auto lali:@4xl:end-(--lali-first)',
      },
    },
  },
);

/* A part of a screen at its own size, in a field in which the whole would be too small to read. */
export const caseStudyDetailVariants = cva(
  'lali:absolute lali:inset-0 lali:size-full lali:object-cover lali:@2xl:hidden',
);

export const caseStudyCoverVariants = cva('lali:absolute lali:inset-y-0 lali:end-0 lali:start-[12%]');
