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
  story: [
    'The first version asked its questions before it said a word. People answered the first few, mostly on the train, and did not come back in the evening.',
    'We read the transcripts of real coaching sessions with two coaches and marked each moment in which somebody decided something. Almost none of them followed advice. They followed a question, and a silence long enough to think.',
    'So the product asks one thing at a time, offers a single next step, and redraws the plan when a day goes wrong. The model writes the questions; the limits of what it may say were written with the coaches and are tested before every release.',
  ],
  permission: 'needed',
} satisfies Project;
