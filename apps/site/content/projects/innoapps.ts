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
  story: [
    'A group with four product teams wanted small apps, each for one purpose, and got four ways to draw a date picker.',
    'We stopped designing apps and designed the parts: forty of them, each with its states, its limits and the name that the engineers used as well. Whatever an app needed beyond that went into the set or was not built.',
    'From the third app on the work changed. Workshops began with a sketch on Monday and ended with something to click on Thursday, because nobody discussed buttons any more. The set outlived some of the apps, as it was meant to.',
  ],
  permission: 'needed',
} satisfies Project;
