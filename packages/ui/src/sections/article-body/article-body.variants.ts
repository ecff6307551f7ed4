import { cva } from 'class-variance-authority';

/* From the column of the text to the end of the section, whatever lies between the page and the window. */
export const articleHeroVariants = cva(
  'mb-10 [--bleed:var(--spacing-gutter)] me-[calc(-1*max(var(--bleed),(100cqi-var(--spacing-page))/2))] md:[--bleed:var(--spacing-gutter-wide)] @5xl:mb-16 print:me-0 print:mb-6',
  {
    variants: {
      kind: {
        image: 'print:max-h-[8cm]',
        // Decoration: paper saves its ink.
        figure: 'print:hidden',
      },
    },
  },
);

/* Prose keeps targets clear of a header by itself, and so does the document: one of them is enough. */
export const articleTextVariants = cva(
  '[&_:is(h2,h3,h4)]:scroll-mt-4 [&_caption]:wrap-anywhere [&_tbody_th]:min-w-[6em] print:max-w-none print:[&_:is(figure,blockquote,table)]:break-inside-avoid',
);
