import type { Member } from '../schema/collections.ts';

export default {
  id: 'amara-okafor',
  order: 3,
  name: 'Amara Okafor',
  role: 'Design systems',
  bio: 'Names every part once. Before laliaflia she ran the system of fifteen apps in four teams.',
  figure: { rule: 'phyllotaxis', seed: 25 },
  expertise: ['Tokens', 'Components', 'Governance'],
  achievements: ['One library for fifteen products', 'Speaks on design tokens twice a year'],
  email: 'amara@example.com',
  linkedin: 'https://www.example.com/linkedin/amara-okafor',
  sample: true,
} satisfies Member;
