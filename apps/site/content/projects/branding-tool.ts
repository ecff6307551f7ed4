import images from '../images/branding-tool/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'branding-tool',
  order: 9,
  title: 'Automated branding tool',
  company: 'Markwerk',
  category: 'AI-Powered Design',
  label: 'Branding tool',
  description:
    'From a name and three adjectives to a logo, colours and type that fit each other, ready to use.',
  year: '2023–2024',
  role: 'Concept and design',
  mockup: 'showcase',
  technologies: ['Figma', 'Generative models', 'Design tokens', 'TypeScript'],
  outcomes: [
    'A first identity in ten minutes',
    'Contrast checked for every pair of colours',
    'Files that print shops accept',
  ],
  tint: '#4a5a1a',
  figure: { rule: 'strands', seed: 34 },
  images,
  detail: { file: 'branding-tool/sheet-piece', width: 360, height: 300, position: '62% calc(-27px - 25%)' },
  story: [
    'Small companies pay for a logo and receive a file that does not say which colour goes on which, which type at which size, or what the van should look like.',
    'We took thirty identities apart and wrote down the rules behind the good ones, as constraints that a machine can keep: contrast, weight, distance, how far two colours may lie apart. The model proposes, the rules refuse, and what remains is shown.',
    'A person chooses between six directions and turns three dials. Whatever comes out is a set of tokens, from which the tool makes the files for print, screen and sign. Nothing leaves it that fails the contrast check.',
  ],
  sample: true,
} satisfies Project;
