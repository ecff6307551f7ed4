import type { Member } from '../schema/collections.ts';

export default {
  id: 'jonas-veit',
  order: 4,
  name: 'Jonas Veit',
  role: 'Innovation training',
  bio: 'Leads workshops as he used to lead orchestras: little talk, clear signs, everybody plays. He can keep forty people at work without a microphone. After lunch he lets nobody sit down, and by four o’clock they thank him.',
  figure: { rule: 'phyllotaxis', seed: 32 },
  expertise: ['Applied Imagination', 'Large groups', 'Coaching'],
  achievements: [
    'Teaches Applied Imagination in German, English and French',
    'Wrote the workbook that every Deep Dive begins with',
  ],
  email: 'jonas@example.com',
  linkedin: 'https://linkedin.example.com/jonas-veit',
  sample: true,
} satisfies Member;
