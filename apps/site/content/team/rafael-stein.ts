import type { Member } from '../schema/collections.ts';

export default {
  id: 'rafael-stein',
  order: 6,
  name: 'Rafael Stein',
  role: 'Product and delivery',
  bio: 'Turns a good idea into a list of small releases, and the list into a habit.',
  figure: { rule: 'phyllotaxis', seed: 46 },
  expertise: ['Product strategy', 'Roadmaps', 'Metrics'],
  achievements: [
    'Took a funding platform from paper to production',
    'Two products grown past ten thousand users',
  ],
  email: 'rafael@example.com',
  sample: true,
} satisfies Member;
