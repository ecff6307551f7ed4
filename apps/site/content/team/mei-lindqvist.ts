import type { Member } from '../schema/collections.ts';

export default {
  id: 'mei-lindqvist',
  order: 5,
  name: 'Mei Lindqvist',
  role: 'AI and prototyping',
  bio: 'Builds the thing before the meeting about it, because an argument about something that runs is shorter. She says no to models that cannot show where an answer comes from. Her prototypes carry the date on which they must be thrown away.',
  figure: { rule: 'phyllotaxis', seed: 39 },
  expertise: ['Prototyping', 'Language models', 'Data ethics'],
  achievements: [
    'A working prototype in five days for an insurer',
    'Maintains an open set of test questions for chat products',
  ],
  email: 'mei@example.com',
  twitter: 'https://twitter.example.com/mei-lindqvist',
  sample: true,
} satisfies Member;
