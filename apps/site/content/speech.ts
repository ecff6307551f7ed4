import type { z } from 'zod';
import type * as schema from './schema/offers.ts';

export const speech: z.infer<typeof schema.speech> = {
  title: 'Innovation Leadership Speech',
  place: 'Frankfurt am Main, Germany',
  audience: 'CEOs and entrepreneurs',
  video: { service: 'youtube', id: 'sample-keynote', minutes: 14, sample: true },
  insights: [
    {
      title: 'Leaders ask, they do not answer',
      text: 'Whoever answers every question teaches a company to wait.',
    },
    {
      title: 'Discovery needs a calendar',
      text: 'What has no hour in the week does not happen in the year.',
    },
    {
      title: 'Nature has a prototype',
      text: 'Whatever you want to build, something alive has tried it first.',
    },
  ],
  sample: true,
};
