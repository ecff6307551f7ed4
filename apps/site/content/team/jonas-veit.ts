import type { Member } from '../schema/collections.ts';

export default {
  id: 'jonas-veit',
  order: 4,
  name: 'Jonas Veit',
  role: 'Innovation training',
  bio: 'Leads workshops as he used to lead orchestras: few words, clear signs, and everybody takes part. He can keep forty people busy without a microphone.',
  figure: { rule: 'phyllotaxis', seed: 72 },
  expertise: ['Applied Imagination', 'Large groups', 'Coaching'],
  achievements: [
    'Teaches Applied Imagination in German, English and French',
    'Wrote the workbook of all three workshops',
  ],
  email: 'jonas@example.com',
  linkedin: 'https://linkedin.example.com/jonas-veit',
  sample: true,
} satisfies Member;
