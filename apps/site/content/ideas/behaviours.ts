import type { Seedling } from './types.ts';

/* What discoverers do: question, observe, network, experiment, associate. */

const method = 'innovators-dna';

export const behaviours: readonly Seedling[] = [
  {
    id: 'stand-and-count',
    method,
    themes: ['waiting', 'errors'],
    general: true,
    text: ({ people }) =>
      `Observe: sit beside five ${people} with empty hands and count two things only, how often they want something and how often they only want to know something.`,
  },
  {
    id: 'five-whys-aloud',
    method,
    themes: ['errors'],
    text: ({ person }) =>
      `Question: take the last time it went wrong for ${person} and ask why five times, each time of the person who did the step before. Stop when an answer is a rule that nobody remembers making.`,
  },
  {
    id: 'other-trade',
    method,
    themes: ['waiting', 'cost', 'change'],
    general: true,
    text: ({ focus }) =>
      `Network: ring somebody who solves this for a living in another trade, a ferry port or a hospital kitchen. Describe ${focus} and ask only what they would call it.`,
  },
  {
    id: 'cheap-lie',
    method,
    themes: ['growth', 'finding'],
    text: ({ people }) =>
      `Experiment: offer what does not exist yet, by hand, to five ${people}. If nobody asks for it a second time you have saved a quarter.`,
  },
  {
    id: 'two-lists',
    method,
    themes: [],
    text: ({ focus }) =>
      `Associate: put ${focus} on one side of a sheet and ten things from your last holiday on the other. Join the pair that makes least sense, and give it ten minutes before you laugh.`,
  },
  {
    id: 'first-day',
    method,
    themes: ['learning', 'finding'],
    general: true,
    text: ({ person, place }) =>
      `Observe: spend a morning at the side of ${person} and have nothing explained. Note each moment ${place} at which one has to know what nobody has said.`,
  },
  {
    id: 'question-only-meeting',
    method,
    themes: ['talking', 'change'],
    general: true,
    text: ({ focus }) =>
      `Question: hold the next meeting about ${focus} with questions only. Whoever answers one pays a euro; after twenty minutes read out the one that made the room silent.`,
  },
  {
    id: 'those-who-left',
    method,
    themes: ['leaving', 'trust'],
    text: ({ people }) =>
      `Network: speak with three ${people} who have left, and do not try to win them back. Ask what they told their friends on the day they went.`,
  },
  {
    id: 'keep-the-rest',
    method,
    themes: ['leaving', 'growth'],
    text: ({ people }) =>
      `Observe: look for the ${people} who use it in a way that you never meant, and are happy. Visit one of them, and bring nothing to show.`,
  },
  {
    id: 'wrong-on-purpose',
    method,
    themes: ['trust', 'errors'],
    general: true,
    text: ({ people }) =>
      `Experiment: write down what you are most sure of about ${people}, and the smallest test that could prove it wrong. Do it the same day, and tell the person whom it would please.`,
  },
  {
    id: 'borrow-a-rule',
    method,
    themes: ['talking', 'learning'],
    text: ({ focus }) =>
      `Associate: take one rule from the kitchen of a good restaurant, such as calling out behind somebody’s back, and let it hold for three days wherever ${focus} comes up.`,
  },
  {
    id: 'price-of-a-minute',
    method,
    themes: ['cost', 'waiting'],
    text: ({ person }) =>
      `Question: what does a lost minute cost, and whom? Put a figure on it for ${person} and one for yourselves. The gap between the two is where to begin.`,
  },
  {
    id: 'swap-chairs',
    method,
    themes: ['talking', 'change'],
    text: ({ people }) =>
      `Network: let the two departments that blame each other swap one person for two days. Each comes back with three things that ${people} must never find out, and mends one of them.`,
  },
  {
    id: 'three-prices',
    method,
    themes: ['cost', 'growth'],
    text: ({ people }) =>
      `Experiment: offer three groups of ${people} the same thing at three prices this week, in time or in money, the highest with a promise you can keep. What they ask before they say no is worth more than a yes.`,
  },
  {
    id: 'teach-it-back',
    method,
    themes: ['learning'],
    text: ({ people }) =>
      `Observe: ask five ${people} to explain it to a child while you write. The sentence that all five leave out is the one that nobody has understood.`,
  },
  {
    id: 'opposite-day',
    method,
    themes: ['leaving', 'errors'],
    general: true,
    text: ({ focus }) =>
      `Question: ask not how to solve ${focus} but how you would bring it about, on purpose and at low cost. Cross out of that list whatever you are doing already.`,
  },
  {
    id: 'three-strangers',
    method,
    themes: ['change', 'finding'],
    general: true,
    text: ({ focus }) =>
      `Network: put ${focus} to three people who have nothing to do with it, one under twelve, one over seventy and one who works with their hands. Write down only the questions they ask back.`,
  },
  {
    id: 'smallest-number',
    method,
    themes: ['waiting', 'talking'],
    general: true,
    text: ({ person }) =>
      `Experiment: change one thing for one person. Do by hand for ${person} what a system ought to do for all, note what it took, and only then draw the system.`,
  },
];
