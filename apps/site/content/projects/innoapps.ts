import { claims } from '../claims.ts';
import images from '../images/innoapps/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'innoapps',
  order: 5,
  title: 'A portfolio of fifteen apps',
  company: 'innoapps',
  category: 'Product Development',
  label: 'App portfolio',
  description: 'Fifteen small apps for one group, each with one purpose, all from one set of parts.',
  year: '2014–2018',
  role: 'Lead UX/UI designer',
  mockup: 'showcase',
  technologies: ['Sketch', 'Design system', 'iOS', 'Android'],
  outcomes: [
    'One design system for fifteen products',
    'A new app from idea to store in eight weeks',
    'Parts shared by four teams',
  ],
  claim: claims.appPortfolio,
  tint: '#0b7a6b',
  figure: { rule: 'phyllotaxis', seed: 18 },
  images,
  detail: { file: 'innoapps/shelf-piece', width: 360, height: 300 },
  // A named client's case is told when the client has told it.
  story: [],
  permission: 'needed',
} satisfies Project;
