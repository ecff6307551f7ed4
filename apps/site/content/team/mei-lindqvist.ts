import type { Member } from '../schema/collections.ts';

export default {
  id: 'mei-lindqvist',
  order: 5,
  name: 'Mei Lindqvist',
  role: 'AI and prototyping',
  bio: 'Builds a prototype before the meeting, because it is easier to discuss something that works. In products she rejects models that cannot show where an answer comes from.',
  figure: { rule: 'phyllotaxis', seed: 31 },
  expertise: ['Prototyping', 'Language models', 'Data ethics'],
  achievements: [
    'A working prototype in five days for an insurer',
    'Maintains an open set of test questions for chat products',
  ],
  email: 'mei@example.com',
  twitter: 'https://twitter.example.com/mei-lindqvist',
  sample: true,
} satisfies Member;
