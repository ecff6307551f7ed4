import { methodologies } from './methodologies.ts';
import type { Session } from './schema/offers.ts';
import { webinar } from './webinar.ts';

const welcome = 10;
const methods = 35;

/** What happens in the webinar. Apart from its facts, which the header of every page quotes. */
export const session: Session = {
  schedule: [
    { title: 'Welcome', minutes: welcome },
    { title: 'Three methodologies', minutes: methods },
    // The rest belongs to the questions, however long the webinar is.
    { title: 'Q&A', minutes: webinar.minutes - welcome - methods },
  ],
  learn: [
    {
      title: methodologies.laliaflia.name,
      text: 'How to find the living system that has solved your problem already.',
    },
    {
      title: methodologies['applied-imagination'].name,
      text: 'Three questions that turn a brief into a better one.',
    },
    {
      title: methodologies['innovators-dna'].name,
      text: 'Five skills that inventors share, one for each weekday, ten minutes a day.',
    },
  ],
  receive: [
    'The recording for thirty days',
    'The worksheet of each method',
    'The slides as a PDF',
    'A certificate of attendance',
  ],
};
