import { claims } from '../claims.ts';
import images from '../images/funding-platform/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'funding-platform',
  order: 6,
  title: 'Enterprise funding platform',
  company: 'Fördera',
  category: 'UX/UI Design',
  label: 'Funding platform',
  description:
    'Companies apply for public funding without a consultant: questions in plain words, and the status at any time.',
  year: '2021–2022',
  role: 'UX/UI designer',
  mockup: 'desktop',
  technologies: ['Figma', 'Design system', 'Accessibility', 'React'],
  outcomes: [
    'Forms that ask only what the case needs',
    'A status that applicants understand',
    'Accessible to the public standard',
  ],
  claim: claims.applicationTime,
  measured:
    'Measured with twelve companies that sent the same application on the old form and on the new one, from opening it to sending it.',
  tint: '#8a5a12',
  figure: { rule: 'strands', seed: 9 },
  images,
  detail: { file: 'funding-platform/review-piece', width: 392, height: 327 },
  story: [
    'An application meant ninety pages of PDF, a consultant, and a phone call to find out whether it had arrived.',
    'We put the form beside the law it came from and asked at each field: who reads this, and what do they decide with it? A good part of it had no answer. The rest became questions in plain words that appear only when an earlier answer makes them necessary.',
    'Applicants see where their case stands and who has it on the desk. The officers got the other half of the work: one list, one view of each case, and requests for documents that say which document and why. Both sides pass the public accessibility test.',
  ],
  sample: true,
} satisfies Project;
