import type { Session } from './schema/offers.ts';

/** What happens in the webinar. Apart from its facts, which the header of every page quotes. */
export const session: Session = {
  schedule: [
    { title: 'Welcome', text: 'Who is here, and which problem each of you brought.', minutes: 10 },
    {
      title: 'Three methodologies',
      text: 'LALIAFLIA, Applied Imagination and Innovator’s DNA, each on the same problem.',
      minutes: 35,
    },
    { title: 'Q&A', text: 'Your questions, taken live, on your own cases.', minutes: 15 },
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
