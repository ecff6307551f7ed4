import type { Member } from '../schema/collections.ts';

export default {
  id: 'livia-arndt',
  order: 1,
  name: 'Livia Arndt',
  role: 'Founder, design and innovation',
  bio: 'Designs interfaces in the morning and teaches others to invent in the afternoon. Started in advertising, stayed for the users.',
  figure: { rule: 'phyllotaxis', seed: 11 },
  expertise: ['UX strategy', 'Innovation training', 'Facilitation'],
  achievements: [
    'Seat selection for an airline with nine million passengers a year',
    'Keynote speaker on innovation leadership',
  ],
  email: 'livia@example.com',
  linkedin: 'https://www.example.com/linkedin/livia-arndt',
  twitter: 'https://www.example.com/twitter/livia-arndt',
  sample: true,
} satisfies Member;
