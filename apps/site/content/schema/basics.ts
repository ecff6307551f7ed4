import { z } from 'zod';

/*
 * The schemas run when the site is built, tested or reported on, never in a browser: pages import data, and data
 * imports from here with `import type` only. The message of a rule finishes the sentence "Allowed is …".
 */

export const text = z
  .string()
  .regex(/^\S(?:[\s\S]*\S)?$/, 'a text that is not empty, without a space at its ends');

export const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();
export const filledList = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1, 'a list of one entry or more').readonly();

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits, joined by hyphens');

export const href = z
  .string()
  .regex(
    /^(\/(?!\/)\S*|#\S+|mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/,
    'a path such as "/contact", an anchor such as "#steps", or an address that begins with mailto:, tel:+ or https://',
  );
export const link = z.strictObject({ href, label: text });

const realDate = (value: string) => {
  const day = value.slice(0, 10);
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'a day such as "2025-09-18"')
  .refine((value) => !/^\d{4}-\d\d-\d\d$/.test(value) || realDate(value), 'a day that the calendar has');
/** Wall-clock time at the place that `timeZone` names. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'date and wall-clock time such as "2025-09-18T14:00"')
  .refine((value) => !/^\d{4}-\d\d-\d\dT/.test(value) || realDate(value), 'a day that the calendar has');
export const timeZone = z.string().refine((value) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}, 'a time zone by its IANA name, such as "Europe/Berlin"');

const counted = (what: string) => z.int(`a whole number of ${what}`).positive(`one or more ${what}`);
export const days = counted('days');
export const hours = counted('hours');
export const minutes = counted('minutes');
export const people = counted('people');

/** Figures are drawn by the page; content only names the growth rule and the seed. */
export const figure = z.strictObject({
  rule: z.enum(['phyllotaxis', 'branching', 'strands', 'tessellation', 'venation']),
  seed: z.int('a whole number'),
});
export type FigureChoice = z.infer<typeof figure>;

const widths = z.array(counted('pixels')).min(1, 'one width or more').readonly();

/**
 * A picture below content/images, without extension: the folder holds it as .avif and as .webp, or in several widths as
 * `-544.avif`. The screens of the projects are listed by what draws them (docs/pictures.md).
 */
export const picture = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
      'the path of a picture below content/images without extension, such as "condor/seat-map"',
    ),
  /** What it shows, for those who do not see it. */
  alt: text,
  /** In pixels of the file. */
  width: counted('pixels'),
  height: counted('pixels'),
  caption: text.exactOptional(),
  /** Default: the one that its shape belongs to. */
  device: z.enum(['phone', 'desktop']).exactOptional(),
  /** The files that there are, by format, narrowest first. Default: one file of each, without a width in its name. */
  widths: z.strictObject({ avif: widths, webp: widths }).exactOptional(),
  /** Its main colour, shown until the file is there. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour such as "#2f7d3b"')
    .exactOptional(),
});
export type Picture = z.infer<typeof picture>;

/** What the content report lists. */
export const marks = {
  /** Invented. */
  sample: z.literal(true).exactOptional(),
  /** The name was given; the client has yet to allow its use. */
  permission: z.literal('needed').exactOptional(),
};

/** One thing said with a heading. */
export const point = z.strictObject({ title: text, text });

/** For search results and shared links. */
export const head = z.strictObject({
  title: text.max(60, 'at most 60 characters, as many as a result page shows'),
  description: text.min(60, 'at least 60 characters').max(160, 'at most 160 characters'),
  keywords: z.array(text).min(3, 'three keywords or more').readonly(),
  /** Search engines are asked to leave the page out. */
  hidden: z.literal(true).exactOptional(),
});
export interface PageHead extends z.infer<typeof head> {
  /** Of an article. */
  article?: { published: string; author: string; section: string; tags: readonly string[] };
}
