import { clients } from '../clients.ts';
import { corporateFormats, deliveries, targetGroups, trainingDay } from '../corporate.ts';
import { countText, money, priceText } from '../format.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { capital } from '../words.ts';
import { guidePrice, wholes, workshopSpan } from '../workshop-lengths.ts';

export const head = {
  title: `Corporate innovation training | ${site.brand}`,
  description:
    'On-site workshops, virtual programs, executive retreats and internal innovation labs, for four hours or twelve months, around one real problem of yours.',
  keywords: ['corporate innovation training', 'executive retreat', 'innovation lab', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Innovation training for your company',
  lead: 'On site, online or on a retreat, from half a day to twelve months, with a plan for going on without us.',
  fact: { value: money(trainingDay), label: `${guidePrice} ${trainingDay.unit}` },
  actions: [
    { href: '/contact?topic=proposal', label: 'Request Custom Proposal' },
    { href: '#formats', label: 'See lengths and prices' },
  ],
  note: firstCall,
} as const;

export const trusted = {
  title: 'Companies we have worked with',
  clients: clients.map(({ id, name }) => ({ id, name })),
  closing: { href: '/portfolio', label: 'See the work' },
} as const;

export const services = {
  title: 'Four ways to work with us',
  lead: `Workshops and Innovation Training last ${workshopSpan}. Here length, place and people are planned for your company.`,
  /** What the shapes of all pictures stand for. */
  legend: { you: 'Your team', more: 'Room for more', us: 'Us', problem: 'Your problem' },
  items: deliveries,
} as const;

export const groups = {
  title: 'Who takes part',
  lead: 'Mixed groups learn faster, because each knows something that the others do not.',
  items: [
    {
      title: targetGroups[0],
      text: 'They decide what happens afterwards, so they should have tried it themselves.',
    },
    {
      title: targetGroups[1],
      text: 'They bring the backlog and find out which half of it is worth testing.',
    },
    { title: targetGroups[2], text: 'They bring the process and learn where people avoid it.' },
    { title: targetGroups[3], text: 'They bring new technology and learn whom it would help.' },
    { title: targetGroups[4], text: 'They bring the figures and learn which questions to ask about them.' },
  ],
} as const;

export const formats = {
  id: 'formats',
  title: 'Formats from half a day to twelve months',
  lead: 'New to us? With 20 people or more begin with half a day, with fewer with an Ignite Day. The proposal states the exact price.',
  offers: corporateFormats.map(({ title, text, length, participants, price, priceNote }) => ({
    title,
    text,
    part: { from: length.from, to: length.to, of: wholes[length.unit].count },
    unit: countText({ from: 1, to: 1 }, length.unit),
    length: countText(length, length.unit),
    facts: participants ? [`${participants.from}–${participants.to} participants`] : [],
    price:
      price.kind === 'amount'
        ? { value: money(price), note: [priceNote, price.unit].join(' ') }
        : { value: priceText(price), note: priceNote },
  })),
} as const;

export const voice = { title: 'What a client says', items: [testimonials.programme] } as const;

/** The two that lead to the inquiry, each with its own subject. */
export const talk = {
  title: 'Not sure what to ask for?',
  text: `Say in one sentence what should be different in a year. We answer ${promises.answer}.`,
  example: {
    title: 'A sentence like this is enough.',
    parts: [
      { printed: 'In a year,', written: 'our product teams' },
      { printed: 'should', written: 'test every idea with customers' },
      { printed: 'before', written: 'building it.' },
    ],
  },
  actions: [
    { href: '/contact?topic=strategy-session', label: 'Schedule Strategy Session' },
    { href: '/contact?topic=strategy-call', label: 'Book Strategy Call' },
  ],
} as const;

const sample = { people: 18, days: 2 } as const;

export const process = {
  title: 'From the first call to the handover',
  /** What the second step gives, with the guide price. */
  page: {
    caption: 'An example of the page, with our guide price',
    title: 'Proposal',
    question: 'How do we halve the queue at the returns desk?',
    lines: [
      { term: 'Format', text: `${countText(sample.days, 'day')}, on site` },
      { term: 'Dates', text: 'May 11 and 12, or May 18 and 19' },
      { term: 'People', text: `${sample.people}, from service, product and R&D` },
      { term: 'You get', text: 'A prototype that customers have tried, and the next three steps' },
    ],
    price: {
      term: 'Price',
      text: `${sample.people} people, ${countText(sample.days, 'day')}, ${money(trainingDay)} each per day`,
      value: money({ ...trainingDay, amount: sample.people * sample.days * trainingDay.amount }),
    },
  },
  steps: [
    {
      title: 'A call',
      text: `${capital(promises.discoveryCall)} about your problem and who should take part.`,
    },
    { title: 'A proposal', text: 'One page with format, dates, people and price.' },
    {
      title: 'The work',
      text: 'We work on your case, with your customers and our methods. You keep all results.',
    },
    { title: 'The handover', text: 'Two of your people lead the last session, and we help where needed.' },
  ],
} as const;
