import type { Member } from '../schema/collections.ts';

export default {
  id: 'jonas-veit',
  order: 4,
  name: 'Jonas Veit',
  role: 'Innovation training',
  bio: 'Leads workshops as he used to lead orchestras: little talk, clear signs, everybody plays.',
  figure: { rule: 'phyllotaxis', seed: 32 },
  expertise: ['Applied Imagination', 'Large groups', 'Coaching'],
  achievements: ['Trained teams in eleven countries', 'Wrote the workbook of the Deep Dive'],
  email: 'jonas@example.com',
  linkedin: 'https://www.example.com/linkedin/jonas-veit',
  sample: true,
} satisfies Member;
