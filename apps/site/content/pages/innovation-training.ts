import { corporateFormats, deliveries, targetGroups, trainingDay } from '../corporate.ts';
import { discoveryPractice, practiceMinutes } from '../discovery-practice.ts';
import { countText, durationText, money, priceText } from '../format.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import { onDemand } from '../prices.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { trainingFormats } from '../training.ts';
import { inWords } from '../words.ts';
import { guidePrice, hoursOfADay, trainingDays, trainingSpan } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';

const service = services['innovation-training'];

export const head = {
  title: `Innovation training, ${trainingSpan} | ${site.brand}`,
  description: `Learn LALIAFLIA, Applied Imagination and Innovator’s DNA in ${trainingDays}, on-site, virtually or on a retreat, on problems of your own.`,
  keywords: ['creativity training', 'discovery skills training', 'train the trainer', ...subjects],
} as const satisfies PageHead;

const askForDate = { href: '/contact?topic=training-date', label: 'Ask for a training date' } as const;

export const intro = {
  title: service.title,
  lead: `Your team learns three methods in ${trainingSpan}, on its own problems. After that, ${inWords(practiceMinutes)} minutes a day turn them into habits.`,
  back: service.back,
  fact: { value: money(trainingDay), label: `${guidePrice} ${trainingDay.unit}` },
  actions: [askForDate, { href: '#formats', label: 'Compare the formats' }],
  note: firstCall,
} as const;

/** The sign is the one that the method has in the menu. */
const signs = { laliaflia: 'spiral', 'applied-imagination': 'branch', 'innovators-dna': 'wave' } as const;

const card = (id: keyof typeof signs, text: string) => {
  const { name, href } = methodologies[id];
  return { title: name, href, text, sign: signs[id] };
};

export const methods = {
  title: 'What you learn to do',
  lead: 'Three methods, from the first try to leading others through them.',
  items: [
    card('innovators-dna', 'Practise five skills that inventors share, until they are habits in your team.'),
    card('laliaflia', 'Find a living system that has your problem, and use its rule.'),
    card('applied-imagination', 'Lead a group beyond its first ten ideas.'),
  ],
} as const;

export const skills = {
  title: 'Five discovery skills',
  text: 'Each is tried once in the training and takes a month to become a habit.',
  practice: discoveryPractice,
  weeks: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
  /** Before the first week. */
  begin: 'Training',
  caption: `Yellow is the training. The shapes that grow are the practice after it: ${practiceMinutes} minutes a day, each skill on its own weekday.`,
  link: { href: methodologies['innovators-dna'].href, label: 'Read about the discovery skills' },
} as const;

/** A training of several days is for larger groups than a workshop. */
const ofSeveralDays = corporateFormats.find(({ id }) => id === 'multi-day')?.participants;
const inTraining = ofSeveralDays ?? { from: 1, to: workshops.ignite.maxParticipants };

export const people = {
  title: 'Who it is for and where it takes place',
  lead: 'A group learns best when its members come from different departments.',
  audiences: { title: 'Audiences', items: targetGroups },
  delivery: { title: 'Delivery', items: deliveries.map(({ title }) => title) },
} as const;

export const formats = {
  id: 'formats',
  title: 'Three formats',
  lead: `Each format is complete in itself. Two and three days are for ${inTraining.from} to ${inTraining.to} people. The exact price depends on place and group size.`,
  /** The first with which a team goes on by itself. */
  recommended: { id: 'semi-intensive', label: 'Recommended' },
  columns: trainingFormats.map(({ id, title, description, days, price }) => ({
    id,
    title,
    text: description,
    days: countText(days, 'day'),
    length: durationText({ days, hours: days * hoursOfADay }),
    price: `${priceText(onDemand)}, ${guidePrice}`,
    amount: priceText(price),
    action: { href: askForDate.href, label: `Ask about ${title}` },
  })),
  table: { title: 'What you get', included: 'Included', left: 'Not included' },
  /** What one can do after each, in the order in which the formats add it. */
  rows: trainingFormats.flatMap((format, from) => format.outcomes.map((label) => ({ label, from }))),
} as const;

/** The picture of the opening: one of the papers that participants take home, and who still uses it. */
export const worksheet = {
  alt: 'A worksheet with four lines, three of them filled in: the problem as a verb, who has to do it to survive, and its rule. The last one, for your own product, is empty.',
  title: 'Find the rule',
  number: 'Worksheet 2 of 5',
  lines: [
    { printed: 'The problem as a verb', written: 'Let many people in without a queue' },
    { printed: 'Who has to do this to survive?', written: 'Leafcutter ants, on one narrow path' },
    { printed: 'Its rule: when A, then B', written: 'When the path is full, then open a second one' },
    { printed: 'The same rule for your product' },
  ],
  voice: testimonials.training,
} as const;

export const passedOn = { title: 'From participants', ...testimonials.teaching } as const;

const titleOf = (id: string) => trainingFormats.find((format) => format.id === id)?.title ?? '';
const [longer, longest] = [titleOf('semi-intensive'), titleOf('intensive')];

export const reasons = {
  title: 'Why choose us',
  items: [
    {
      title: 'Your trainer works on client projects, too',
      text: 'We teach only what we use there ourselves.',
    },
    {
      title: 'You work on your own cases',
      text: `Every exercise uses your own material. From the ${longer} on, one case is worked through to the end.`,
    },
    {
      title: 'You can go on without us',
      text: `After the ${longer} you can lead a session. In the ${longest} you teach, and change slides and worksheets as you like.`,
    },
  ],
} as const;

export const impact = { title: 'Our training in numbers', claims: service.claims } as const;

/** What somebody wrote after the training, for the colleagues whom she teaches. */
export const plan = {
  alt: 'A plan for one hour, drawn to scale: ten minutes to say the problem as a verb, twenty to find living things that have it, twenty to write down their rules, and ten to choose one to try by Friday.',
  title: 'Our first session without a trainer',
  length: 'One hour, in minutes',
  parts: [
    { minutes: 10, text: 'Say the problem as a verb' },
    { minutes: 20, text: 'Find living things that have it' },
    { minutes: 20, text: 'Write down their rules' },
    { minutes: 10, text: 'Choose one to try by Friday' },
  ],
  caption: `Written by a participant after the ${longer}.`,
} as const;

/** Below the opening: what a visitor asks first. */
export const difference = {
  title: 'Training or workshop?',
  workshop: {
    title: 'A workshop solves one problem',
    text: `Up to ${workshops.ignite.maxParticipants} people work on it together, and we lead.`,
    people: workshops.ignite.maxParticipants,
  },
  training: {
    title: 'A training lets you solve the next one',
    text: `Up to ${inTraining.to} people practise in groups, each on a problem of its own.`,
    people: inTraining.to,
    /** In the picture. */
    groups: 5,
  },
  action: { href: '/workshops', label: 'See the workshops' },
} as const;

export const closing = {
  title: 'Train on a problem of your own',
  text: `Tell us how many people take part and what they work on. We answer ${promises.answer}.`,
  actions: [{ href: '/contact', label: 'Ask for a training date' }, difference.action],
} as const;
