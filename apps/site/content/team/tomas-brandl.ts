import { researchReport } from '../research-report.ts';
import type { Member } from '../schema/collections.ts';

export default {
  id: 'tomas-brandl',
  order: 2,
  name: 'Tomas Brandl',
  role: 'UX research',
  bio: `Watches people use a product and finds out what confuses them. He studied psychology and repairs bicycles. Each test ends with ${researchReport}, half of it quotations.`,
  figure: { rule: 'phyllotaxis', seed: 98 },
  expertise: ['Interviews', 'Usability tests', 'Accessibility'],
  achievements: [
    'Runs a weekly usability test that clients can watch',
    'Built the panel of test travellers for a booking platform',
  ],
  email: 'tomas@example.com',
  linkedin: 'https://linkedin.example.com/tomas-brandl',
  sample: true,
} satisfies Member;
