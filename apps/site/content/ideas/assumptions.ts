import type { Seedling } from './types.ts';

/* Rules that everybody takes for granted, and what if not. */

const method = 'applied-imagination';

export const assumptions: readonly Seedling[] = [
  {
    id: 'order-reversed',
    method,
    themes: ['waiting', 'errors'],
    general: true,
    text: ({ people }) =>
      `Everybody takes the order of the steps for granted. Do the last one first for those ${people} who have never given you trouble, and see which of the others was only there to protect it.`,
  },
  {
    id: 'no-expert',
    method,
    themes: ['learning', 'talking'],
    text: ({ people }) =>
      `It is assumed that an expert has to explain it. What if only ${people} who understood it yesterday were allowed to explain it to those who arrive today?`,
  },
  {
    id: 'half-the-time',
    method,
    themes: ['waiting', 'cost'],
    general: true,
    text: ({ place }) =>
      `Ten per cent faster invites the same plan with more effort. Ask for a tenth of the time ${place}, refuse every answer that is only quicker, and keep what had to be left out to get there.`,
  },
  {
    id: 'they-pay-us',
    method,
    themes: ['cost', 'growth', 'leaving'],
    text: ({ people }) =>
      `It goes without saying who pays for lost time. Imagine that each minute that ${people} lose were charged to you: which minutes would you abolish by Friday?`,
  },
  {
    id: 'no-interface',
    method,
    themes: ['finding', 'waiting'],
    text: ({ person }) =>
      `The rule says that ${person} has to ask before something happens. Take one case that repeats every week and let it happen without being asked for, with a single way to say no.`,
  },
  {
    id: 'worst-version',
    method,
    themes: [],
    text: ({ people }) =>
      `Design the version that ${people} would hate, and do it with care: slow, vague, and theirs to repair. Two or three features will look familiar. Those are the ones to turn round.`,
  },
  {
    id: 'one-week-only',
    method,
    themes: ['growth', 'change'],
    general: true,
    text: ({ people }) =>
      `It is taken for granted that it must last. Make something for ${people} that exists for one week and is then taken down whatever happens, and notice which permission you suddenly do not need.`,
  },
  {
    id: 'no-average',
    method,
    themes: ['finding', 'leaving'],
    general: true,
    text: ({ people }) =>
      `The plan is made for the average, and nobody is average. Choose two ${people} who could not differ more, solve it for both at once, and look at whom else it fits.`,
  },
  {
    id: 'secret-open',
    method,
    themes: ['trust', 'talking'],
    text: ({ people }) =>
      `Something is kept back because it has always been kept back. Show ${people} the one number, queue or reason that is discussed behind the door, for a month, and count what they stop asking.`,
  },
  {
    id: 'without-money',
    method,
    themes: ['cost'],
    general: true,
    text: ({ place }) =>
      `It is assumed that the solution has to be bought. What would you do ${place} with two people, a marker and three days, if spending anything were forbidden?`,
  },
  {
    id: 'not-our-job',
    method,
    themes: ['errors', 'talking'],
    text: ({ person }) =>
      `Each department owns its part and nobody owns the gap between two. Give one gap a name and an owner, and measure it from where ${person} stands.`,
  },
  {
    id: 'not-digital',
    method,
    themes: ['change', 'learning'],
    general: true,
    text: ({ people }) =>
      `The next version is assumed to be a screen. Solve it once with paper, string or a person who knows, and only digitise what ${people} then miss at night.`,
  },
  {
    id: 'reward-leaving',
    method,
    themes: ['leaving', 'trust'],
    text: ({ people }) =>
      `Going away is made difficult everywhere. Make it the easiest thing ${people} can do with you, say so on the first page, and find out what keeps those who stay.`,
  },
  {
    id: 'customer-decides',
    method,
    themes: ['trust', 'errors'],
    text: ({ person }) =>
      `It is your side that decides who was right. For one kind of complaint let ${person} decide alone, and compare what it costs with what the deciding has cost so far.`,
  },
  {
    id: 'fewer-choices',
    method,
    themes: ['finding'],
    text: ({ people }) =>
      `More choice counts as better service. Offer one thing for a week, chosen by somebody who puts a name to it, and ask ${people} what they missed before giving anything back.`,
  },
  {
    id: 'hundred-times',
    method,
    themes: ['growth'],
    text: ({ people }) =>
      `The numbers are planned in per cent. Imagine a hundred times as many ${people} tomorrow morning: what breaks first, and does it not hurt a little already?`,
  },
  {
    id: 'noon-deadline',
    method,
    themes: ['change', 'waiting'],
    general: true,
    text: ({ focus }) =>
      `A decision of this size is assumed to need a quarter. Take the smallest piece of ${focus} that could be undone again, decide it by noon today, and put the date of undoing into the calendar.`,
  },
  {
    id: 'play-the-rival',
    method,
    themes: [],
    text: ({ people }) =>
      `You are taken to be the ones who defend. Spend an hour as the rival who wants to win ${people} away from you, write down the first attack, and carry it out yourselves.`,
  },
  {
    id: 'solved-already',
    method,
    themes: ['cost', 'learning'],
    general: true,
    text: ({ people, focus }) =>
      `It is assumed that nobody has solved it. Look for the ${people} for whom ${focus} has never been a problem, and copy what they do before you invent anything.`,
  },
  {
    id: 'wanted-problem',
    method,
    themes: ['change', 'trust'],
    general: true,
    text: ({ focus }) =>
      `Everybody takes it for granted that nobody wants the problem. List who would lose something if ${focus} were settled tomorrow, be it a budget, a role or an excuse, and begin with the longest line.`,
  },
  {
    id: 'somebody-elses-half',
    method,
    themes: ['waiting', 'errors'],
    general: true,
    text: ({ people, place }) =>
      `The rule says that you have to do all of it. Draw a line through the middle of what happens ${place}, leave one half to ${people} themselves, and see which half they take better care of.`,
  },
];
