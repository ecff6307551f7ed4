import { z } from 'zod';
import { filledList, href, isoDate, link, list, marks, text, timeZone } from './basics.ts';

const disagreement = {
  /** Another record that says something else about the same thing, and names this one in turn. */
  disagreesWith: text.exactOptional(),
  /** Why both stand, for the content report. */
  because: text.exactOptional(),
};

export const claim = z.strictObject({
  /** As printed, with its sign. */
  value: text,
  /** Finishes the sentence that the value begins. */
  label: text,
  ...disagreement,
  sample: marks.sample,
});
export type Claim = z.infer<typeof claim>;

export const amount = z.strictObject({
  kind: z.literal('amount'),
  /** In whole units of the currency. */
  amount: z.number().nonnegative('zero or more'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'a currency by its ISO code, such as "EUR"'),
  /** What one pays it for. */
  unit: text.exactOptional(),
  ...disagreement,
});
export type Amount = z.infer<typeof amount>;

export const price = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('on-demand') }), amount]);
export type Price = z.infer<typeof price>;

export const promise = text;

export const terms = z.strictObject({
  /** Cancelled this many hours before the event or earlier: everything is paid back. */
  fullRefundHours: z.int().positive('a whole number of hours'),
  /** Cancelled later: this part of the price is kept. */
  lateFeePercent: z.int().min(0, '0 to 100').max(100, '0 to 100'),
  paymentDue: text,
  rescheduled: text,
});

export const site = z.strictObject({
  brand: text,
  claim: text,
  howWeWork: text,
  legalName: text,
  owner: z.strictObject({ name: text, role: text, sample: marks.sample }),
  url: z.url({ error: 'an origin such as "https://www.example.com"' }),
  language: text,
  locale: text,
  currency: amount.shape.currency,
  timeZone,
  email: z.email({ error: 'an e-mail address' }),
  phone: link,
  address: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    country: text,
    sample: marks.sample,
  }),
  social: list(z.strictObject({ id: z.enum(['network', 'video']), label: text, href })),
  copyrightYear: z.int().min(2000, 'a year'),
});

export const client = z
  .strictObject({
    /** Names the drawn wordmark. */
    id: text,
    name: text,
    industry: text,
    ...marks,
  })
  .refine(
    (value) => (value.sample === undefined) !== (value.permission === undefined),
    "one of the two marks: `sample: true` for an invented client, `permission: 'needed'` for a given one",
  );
export type Client = z.infer<typeof client>;

export const testimonial = z.strictObject({
  /** Without quotation marks. */
  quote: text,
  name: text,
  role: text.exactOptional(),
  rating: z.literal([1, 2, 3, 4, 5]).exactOptional(),
  sample: marks.sample,
});
export type Testimonial = z.infer<typeof testimonial>;

/** A file that visitors can download: in public/, or made by the build. */
export const download = z.strictObject({ href, label: text, madeByBuild: z.literal(true).exactOptional() });

const counted = z.int('a whole number').positive('one or more');

/** What a whole run of `pnpm a11y` found: nothing, or it writes no result. */
export const accessibility = z.strictObject({
  /** The day of the run. */
  date: isoDate,
  /** Their versions. */
  engines: z.strictObject({ axe: text, ibm: text }),
  browser: text,
  /** Pages and open states, each in each mode. */
  cells: counted,
  /** Stops of the Tab key. */
  stops: counted,
  /** The same of the owner's desk, which no page tells of. */
  desk: z.strictObject({ cells: counted, stops: counted }).exactOptional(),
  pages: filledList(text),
  states: filledList(text),
  modes: filledList(text),
  /** The names of what a screen reader says, as it is kept. */
  transcripts: filledList(text),
});
export type Accessibility = z.infer<typeof accessibility>;

/** What a whole run of `pnpm engines` found: nothing, or it writes no result. */
export const otherEngines = z.strictObject({
  date: isoDate,
  /** With their versions. */
  browsers: filledList(text),
  pages: counted,
  journeys: filledList(text),
  widths: filledList(counted),
});
export type OtherEngines = z.infer<typeof otherEngines>;
