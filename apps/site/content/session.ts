import type { Session } from './schema/offers.ts';
import { webinar } from './webinar.ts';

const welcome = 10;
const methods = 35;

/** What happens in the webinar. Apart from its facts, which the header of every page quotes. */
export const session: Session = {
  schedule: [
    { title: 'Welcome', text: 'Who is here, and which problem each of you brought.', minutes: welcome },
    {
      title: 'Three methodologies',
      text: 'LALIAFLIA, Applied Imagination and Innovator’s DNA, each on the same problem.',
      minutes: methods,
    },
    {
      title: 'Q&A',
      text: 'Your questions, taken live, on your own cases.',
      // The rest belongs to them, however long the webinar is.
      minutes: webinar.minutes - welcome - methods,
    },
  ],
  learn: [
    {
      title: 'Borrow from nature',
      text: 'How to find the living system that has solved your problem already.',
    },
    { title: 'Break the frame', text: 'Three questions that turn a brief into a better one.' },
    { title: 'Train discovery', text: 'Five skills that inventors share, and ten minutes a day for each.' },
  ],
  receive: [
    'The recording for thirty days',
    'The worksheet of each method',
    'The slides as a PDF',
    'A certificate of attendance',
  ],
};
