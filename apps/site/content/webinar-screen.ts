import { answering } from './closing.ts';
import { methodologies } from './methodologies.ts';
import { example } from './pages/idea-sprint.ts';
import { webinar } from './webinar.ts';

const minute = 38;

/** What one sees in the middle of the session: an example, with invented participants. */
export const screen = {
  caption: `An example: the screen in minute ${minute}`,
  alt: `A shared sheet with one problem and what each method makes of it. Beside it ${answering.person.name}, and two questions from participants.`,
  title: webinar.title,
  clock: `${minute} of ${webinar.minutes} min`,
  problem: { term: 'A problem from one of you', text: example.challenge },
  /** What the method asks, and what has been written below. The last one has just begun. */
  sheet: [
    {
      method: methodologies.laliaflia.name,
      printed: 'Who has the same problem?',
      written: 'Ants. Some turn round and open a second track.',
    },
    {
      method: methodologies['applied-imagination'].name,
      printed: 'Which rule does nobody question?',
      written: 'The parcel comes back before the money does.',
    },
    {
      method: methodologies['innovators-dna'].name,
      printed: 'What did you see with your own eyes?',
    },
  ],
  host: answering.person,
  questions: {
    title: 'Your questions',
    items: [
      { from: 'Tomke', text: 'With which of the three do we begin?' },
      { from: 'Ruben', text: 'How do I get an hour with a customer?' },
    ],
  },
} as const;
