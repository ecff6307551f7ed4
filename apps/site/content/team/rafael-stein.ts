import { claims } from '../claims.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'rafael-stein',
  order: 6,
  name: 'Rafael Stein',
  role: 'Product and delivery',
  bio: 'Turns a good idea into a list of small releases, and the list into a habit. He has shipped on Fridays and does not recommend it. In every project he writes down on the first day which number should move, and reads it aloud on the last.',
  figure: { rule: 'phyllotaxis', seed: 46 },
  expertise: ['Product strategy', 'Roadmaps', 'Metrics'],
  achievements: [
    'Took a funding platform from paper to production',
    `Grew a consumer app to ${claims.wishAppUsers.value} ${claims.wishAppUsers.label}`,
  ],
  email: 'rafael@example.com',
  sample: true,
} satisfies Member;
