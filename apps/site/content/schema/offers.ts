import { z } from 'zod';
import {
  days,
  figure,
  filledList,
  hours,
  href,
  id,
  isoDate,
  link,
  list,
  localTime,
  marks,
  minutes,
  people,
  point,
  text,
  timeZone,
} from './basics.ts';
import { amount, claim, price } from './facts.ts';

const workshopIds = ['ignite', 'deep', 'engine'] as const;

export const workshop = z.strictObject({
  id: z.enum(workshopIds),
  title: text,
  subtitle: text,
  description: text,
  days,
  hours,
  maxParticipants: people,
  price,
  /** Shown below the price on the overview only. */
  guidePrice: amount,
  figure,
  includes: filledList(text),
  outcomes: filledList(text),
});
export type Workshop = z.infer<typeof workshop>;

export const trainingFormat = z.strictObject({
  id,
  title: text,
  description: text,
  days,
  price: amount,
  outcomes: filledList(text),
});
export type TrainingFormat = z.infer<typeof trainingFormat>;

const question = {
  /** q1, q2 and so on: what scores and reasons are keyed by, and the name of the answer in a lead. */
  id: z.string(),
  text,
  hint: text.exactOptional(),
  category: z.enum(['discovery', 'creativity', 'delivery', 'culture']),
};

export const assessment = z.strictObject({
  questions: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ ...question, type: z.literal('multiple'), options: filledList(text) }),
        z.strictObject({
          ...question,
          type: z.literal('scale'),
          /** From the lowest to the highest. */
          options: z.tuple([text, text, text, text, text], 'five points').readonly(),
        }),
        z.strictObject({ ...question, type: z.literal('text'), maxLength: z.int().positive('characters') }),
      ]),
    )
    .min(1, 'one question or more')
    .refine(
      (all) => all.every(({ id }, i) => id === `q${i + 1}`),
      'questions called q1, q2 and so on, in this order',
    )
    .readonly(),
});
export type Assessment = z.infer<typeof assessment>;

/** What is said of the assessment elsewhere. */
export const assessmentLength = z.strictObject({ questions: z.int().positive(), minutes });

/** What the assessment recommends. */
export const program = z.strictObject({
  /** The workshop that it leads to, and what the scoring answers with. */
  id: z.enum(workshopIds),
  title: text,
  description: text,
  price: amount,
  duration: text,
});
export type Program = z.infer<typeof program>;

const schedulePart = z.strictObject({ title: text, minutes });

export const webinar = z
  .strictObject({
    title: text,
    /** Each with the seats that are left. */
    dates: filledList(z.strictObject({ start: localTime, left: z.int().nonnegative('zero or more') })),
    timeZone,
    /** How a sentence calls its time: '14:00 Berlin time'. */
    zoneName: text,
    minutes,
    /** Of each date. */
    seats: people,
    price: amount,
    /** Where one pays: the page of a payment provider. What it answers is not read. */
    payment: href,
    /** Sent along by POST, where the provider's page is a form ('hosted_button_id'). Without them it is simply opened. */
    paymentFields: z.record(z.string(), z.string()).exactOptional(),
    place: text,
  })
  .refine(({ dates, seats }) => dates.every(({ left }) => left <= seats), {
    path: ['dates'],
    error: 'no more `left` than `seats`',
  })
  .refine(({ dates }) => dates.every(({ start }, i) => i === 0 || start > (dates[i - 1]?.start ?? '')), {
    path: ['dates'],
    error: 'the earliest first, each once',
  });
export type Webinar = z.infer<typeof webinar>;

export const session = z.strictObject({
  /** In order; together they last as long as the webinar. */
  schedule: filledList(schedulePart),
  learn: filledList(point),
  receive: filledList(text),
});
export type Session = z.infer<typeof session>;

const range = z.strictObject({ from: z.int().positive(), to: z.int().positive() });

export const corporateFormat = z.strictObject({
  id,
  title: text,
  text,
  /** How long one takes, from the shortest to the longest. */
  length: z.strictObject({ ...range.shape, unit: z.enum(['hour', 'day', 'month']) }),
  participants: range.exactOptional(),
  price,
  /** What an amount is, or how a price on demand is found. */
  priceNote: text,
});
export type CorporateFormat = z.infer<typeof corporateFormat>;

/** How a company can have it: on its premises, online, … */
export const delivery = z.strictObject({ id, title: text, text, points: filledList(text) });
export type Delivery = z.infer<typeof delivery>;

export const methodology = z.strictObject({
  id: z.enum(['laliaflia', 'applied-imagination', 'innovators-dna']),
  name: text,
  href,
  /** One line, for menus and cards. */
  tagline: text,
  description: text,
  figure,
  /** Levels, principles or skills: what the method consists of. */
  parts: filledList(point),
});
export type Methodology = z.infer<typeof methodology>;

export const service = z.strictObject({
  id: z.enum(['ux-design', 'ui-design', 'product-development', 'ai-powered-design', 'innovation-training']),
  title: text,
  href,
  path: z.enum(['design', 'methods']),
  back: link,
  summary: text,
  /** Areas, phases or capabilities: what one gets. */
  areas: filledList(z.strictObject({ title: text, text, points: list(text) })),
  /** The way from the first day to the last. */
  steps: list(point),
  /** Records of content/claims.ts. */
  claims: list(claim),
  /** Ids of projects that prove it. */
  projects: list(id),
  actions: filledList(link),
});
export type Service = z.infer<typeof service>;

export const speech = z.strictObject({
  title: text,
  place: text,
  audience: text,
  video: z.strictObject({
    service: z.enum(['youtube', 'vimeo']),
    /** The service's name of the video; nothing is asked of the service before a click. */
    id: text,
    minutes,
    /** The day on which it appeared there; without it neither the page nor its structured data names one. */
    published: isoDate.exactOptional(),
    sample: marks.sample,
  }),
  insights: filledList(point),
  sample: marks.sample,
});

export const transcriptPart = z.strictObject({
  /** Address of the chapter: `/speech#the-question`. */
  id,
  title: text,
  blocks: filledList(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('passage'),
        /** Where in the recording it begins. */
        at: z.string().regex(/^\d\d:[0-5]\d$/, 'minutes and seconds such as "04:30"'),
        paragraphs: filledList(text),
      }),
      /** A sentence of the speech, in the place where it was said and nowhere else; it is set large. */
      z.strictObject({ kind: z.literal('pulled'), text }),
    ]),
  ),
});
export type TranscriptPart = z.infer<typeof transcriptPart>;
