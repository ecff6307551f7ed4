import { claims } from '../claims.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'amara-okafor',
  order: 3,
  name: 'Amara Okafor',
  role: 'Design systems',
  bio: 'Builds the components that our projects share. Before laliaflia she kept a whole family of apps consistent across several teams. She reviews code as carefully as designs.',
  figure: { rule: 'phyllotaxis', seed: 65 },
  expertise: ['Tokens', 'Components', 'Governance'],
  achievements: [
    `One library for ${claims.appPortfolio.value} apps of one telecommunications group`,
    'Speaks on design tokens twice a year',
  ],
  email: 'amara@example.com',
  linkedin: 'https://linkedin.example.com/amara-okafor',
  sample: true,
} satisfies Member;
