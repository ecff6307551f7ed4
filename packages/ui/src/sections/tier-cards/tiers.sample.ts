import type { Tier } from './tier-cards.tsx';

/** For stories and tests. */
const euro = (amount: number) =>
  ({ kind: 'amount', amount, currency: 'EUR', unit: 'per participant' }) as const;

const guide = (amount: number) => ({ text: 'guide price', amount: euro(amount) });

const participants = (most: number) => [{ label: 'Participants', value: `at most ${most}` }];

export const workshops: readonly Tier[] = [
  {
    id: 'ignite',
    title: 'Ignite Day',
    text: 'One focused day to light the fire.',
    hours: 8,
    facts: participants(20),
    price: { kind: 'on-demand' },
    priceNote: guide(1200),
    features: [
      { label: 'Three methods, hands on' },
      { label: '1-on-1 coaching', included: false },
      { label: '90-day implementation plan', included: false },
    ],
    action: { href: '#ignite-day', label: 'See Ignite Day' },
  },
  {
    id: 'deep',
    title: 'Deep Dive',
    text: 'Two days of practice, until it sticks.',
    hours: 16,
    facts: participants(15),
    price: { kind: 'on-demand' },
    priceNote: guide(2400),
    features: [
      { label: 'Three methods, hands on' },
      { label: '1-on-1 coaching and 30 days of follow-up' },
      { label: '90-day implementation plan', included: false },
    ],
    action: { href: '#deep-dive', label: 'See Deep Dive' },
  },
  {
    id: 'engine',
    title: 'Innovation Engine',
    text: 'Three days to build the habit into the company.',
    hours: 24,
    facts: participants(12),
    price: { kind: 'on-demand' },
    priceNote: guide(3600),
    features: [
      { label: 'Three methods, hands on' },
      { label: '1-on-1 coaching and 30 days of follow-up' },
      { label: '90-day implementation plan' },
    ],
    action: { href: '#innovation-engine', label: 'See Innovation Engine' },
  },
];
