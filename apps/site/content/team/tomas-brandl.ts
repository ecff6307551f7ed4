import type { Member } from '../schema/collections.ts';

export default {
  id: 'tomas-brandl',
  order: 2,
  name: 'Tomas Brandl',
  role: 'UX research',
  bio: 'Sits beside people until the product makes sense to both. Studied psychology and repairs bicycles.',
  figure: { rule: 'phyllotaxis', seed: 18 },
  expertise: ['Interviews', 'Usability tests', 'Accessibility'],
  achievements: ['Four hundred hours of moderated tests', 'Built the research panel of a travel company'],
  email: 'tomas@example.com',
  linkedin: 'https://www.example.com/linkedin/tomas-brandl',
  sample: true,
} satisfies Member;
