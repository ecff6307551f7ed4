import images from '../images/manifest/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'manifest',
  order: 1,
  title: 'AI life-coaching platform',
  company: 'Manifest',
  category: 'AI-Powered Design',
  label: 'AI life coaching',
  description:
    'A coach in the pocket that listens first: a daily check-in, one next step, and a plan that changes when life does.',
  year: '2024',
  role: 'Lead product designer',
  mockup: 'mobile',
  technologies: ['Figma', 'Conversation design', 'Large language models', 'React Native'],
  outcomes: [
    'A first session without a form to fill in',
    'Day plans that people change instead of abandoning',
    'One tone of voice for chat, mail and reminders',
  ],
  tint: '#6a4bd8',
  figure: { rule: 'phyllotaxis', seed: 22 },
  images,
  detail: { file: 'manifest/week-piece', width: 360, height: 300, position: '15% min(0px, 15px + 25%)' },
  // A named client's case is told when the client has told it.
  story: [],
  permission: 'needed',
} satisfies Project;
