import { claims } from '../claims.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'livia-arndt',
  order: 1,
  name: 'Livia Arndt',
  role: 'Founder, leads every project',
  bio: 'She designs interfaces and trains teams, began in advertising and moved to products, where results can be measured. She answers the first message herself.',
  figure: { rule: 'phyllotaxis', seed: 11 },
  expertise: ['UX strategy', 'Innovation training', 'Facilitation', 'Keynotes'],
  achievements: [
    `Redesigned the seat selection of an airline: ${claims.completionRate.value} ${claims.completionRate.label}`,
    'Gives the keynote on innovation leadership, in full on this site',
  ],
  email: 'livia@example.com',
  linkedin: 'https://linkedin.example.com/livia-arndt',
  twitter: 'https://twitter.example.com/livia-arndt',
  sample: true,
} satisfies Member;
