import { z } from 'zod';
import { figure, filledList, head, href, id, isoDate, list, marks, picture, text } from './basics.ts';
import { claim } from './facts.ts';

/* Kinds of content of which there is one file each. The name of the file is the record's id. */

const projectCategories = ['AI-Powered Design', 'UX/UI Design', 'Product Development'] as const;

export const project = z
  .strictObject({
    id,
    /** Position in the portfolio; lower is earlier. */
    order: z.int('a whole number'),
    title: text,
    /** As the filter shows it. */
    company: text,
    category: z.enum(projectCategories),
    /** What it is, in two or three words, above the title. */
    label: text,
    description: text,
    /** A year or a range of years. */
    year: z
      .string()
      .regex(/^\d{4}(–\d{4})?$/, 'a year such as "2023", or a range with an en dash such as "2019–2021"'),
    role: text,
    mockup: z.enum(['mobile', 'desktop', 'showcase']),
    technologies: filledList(text),
    outcomes: filledList(text),
    /** The one number that proves it: a record of content/claims.ts. */
    claim: claim.exactOptional(),
    /** How that number was measured. Not of a named client: nothing of theirs is made up. */
    measured: text.exactOptional(),
    /** Main colour of the product's own palette, of medium lightness: behind its screens, and of its figure. */
    tint: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as "#2f7d3b"'),
    /** Stands in the place of the screens while there are none. */
    figure,
    images: z.array(picture).max(6, 'at most six pictures').readonly(),
    /** A part of a screen at its own size in CSS pixels, which its scene cuts (docs/pictures.md). */
    detail: picture
      .pick({ file: true, width: true, height: true })
      .extend({
        /**
         * What of it a narrow place shows, 192 or 240 px high: an `object-position` that cuts neither words nor faces.
         * Default: its middle, from its top.
         */
        position: text.exactOptional(),
      })
      .exactOptional(),
    /** What of it can be used on its own page. */
    prototype: z.literal('seat-map').exactOptional(),
    /** The case in paragraphs: what was wrong, in one sentence; what was done; what came of it. */
    story: list(text),
    ...marks,
  })
  .refine(
    ({ measured, claim: number, sample }) => measured === undefined || (number !== undefined && sample),
    {
      error: '`measured` only beside a `claim`, and only where the client is invented (`sample: true`)',
    },
  )
  .refine((value) => (value.sample === undefined) !== (value.permission === undefined), {
    error:
      "one of the two marks: `sample: true` for an invented client, `permission: 'needed'` for a given one",
  });
export type Project = z.infer<typeof project>;

const articleCategories = [
  'Leadership',
  'Team Building',
  'Technology',
  'Methodology',
  'Strategy',
  'Culture',
] as const;

const frontMatter = {
  /** With the brand behind it, it is the title of the page. */
  title: text.max(46, 'at most 46 characters, so that the brand fits behind it in a result page'),
  /** Below the title in the list, and what the page says of itself in search results. */
  excerpt: head.shape.description,
  category: z.enum(articleCategories),
  figure,
};

/** What stands between the two lines of dashes at the top of content/articles/<slug>.md. */
export const articleMeta = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('published'),
    ...frontMatter,
    /** Id of a member of the team. */
    author: id,
    date: isoDate,
    tags: filledList(text),
    image: picture.exactOptional(),
  }),
  z.strictObject({
    status: z.literal('announced'),
    ...frontMatter,
    /** The day on which it is meant to appear. */
    planned: isoDate,
  }),
]);
export type ArticleMeta = z.infer<typeof articleMeta>;

export const legalMeta = z.strictObject({
  title: text,
  summary: text,
  updated: z.string().regex(/^\d{4}-\d\d$/, 'a month such as "2024-01", in quotation marks'),
});
export type LegalMeta = z.infer<typeof legalMeta>;

export const member = z.strictObject({
  id,
  order: z.int('a whole number'),
  name: text,
  role: text,
  bio: text,
  /** The portrait: the same rule for all, another seed for each. */
  figure,
  expertise: filledList(text),
  achievements: z.array(text).min(2, 'two achievements or more').readonly(),
  email: z.email({ error: 'an e-mail address' }),
  linkedin: href.exactOptional(),
  twitter: href.exactOptional(),
  sample: marks.sample,
});
export type Member = z.infer<typeof member>;

export const cv = z.strictObject({
  personal: filledList(z.strictObject({ term: text, value: text })),
  softSkills: filledList(text),
  /** Names of content/industries.ts. */
  industries: filledList(text),
  uxExpertise: filledList(text),
  uiExpertise: filledList(text),
  stations: filledList(z.strictObject({ years: text, title: text, place: text, text, sample: marks.sample })),
  /** Ids of projects. */
  projects: filledList(id),
});

export const toolGroup = z.strictObject({ id, title: text, tools: filledList(text) });
