import { claims } from '../claims.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'rafael-stein',
  order: 6,
  name: 'Rafael Stein',
  role: 'Product and delivery',
  bio: 'Plans a good idea as a series of small releases. In every project he writes down on the first day which figure should change, and checks it on the last.',
  figure: { rule: 'phyllotaxis', seed: 166 },
  expertise: ['Product strategy', 'Roadmaps', 'Metrics'],
  achievements: [
    'Took a funding platform from paper to production',
    `Grew a consumer app to ${claims.wishAppUsers.value} ${claims.wishAppUsers.label}`,
  ],
  email: 'rafael@example.com',
  sample: true,
} satisfies Member;
