import { claims } from '../claims.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'amara-okafor',
  order: 3,
  name: 'Amara Okafor',
  role: 'Design systems',
  bio: 'Names every part once, so that nobody has to ask twice. Before laliaflia she kept a whole family of apps in step across several teams. She reviews code as carefully as drawings and prefers deleting to adding.',
  figure: { rule: 'phyllotaxis', seed: 25 },
  expertise: ['Tokens', 'Components', 'Governance'],
  achievements: [
    `One library for ${claims.appPortfolio.value} apps of one telecommunications group`,
    'Speaks on design tokens twice a year',
  ],
  email: 'amara@example.com',
  linkedin: 'https://linkedin.example.com/amara-okafor',
  sample: true,
} satisfies Member;
