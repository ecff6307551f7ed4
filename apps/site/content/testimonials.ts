import type { Testimonial } from './schema/facts.ts';

/** Pages name the ones they show: `testimonials.prototype`. */
export const testimonials = {
  prototype: {
    quote: 'We came with eleven ideas and left with one that nine customers had tested. It is on sale today.',
    name: 'Henrike Solms',
    role: 'Head of Product, Motorwerk',
    rating: 5,
    sample: true,
  },
  questions: {
    quote: 'On Monday my team asked different questions. That was three quarters ago, and they still do.',
    name: 'Jonas Adeyemi',
    role: 'Innovation Manager, Wattwerk',
    rating: 5,
    sample: true,
  },
  outside: {
    quote:
      'At nine we argued about the question. At five we had an answer from somebody who does not work for us.',
    name: 'Nora Falk',
    role: 'Head of Product, helio',
    rating: 5,
    sample: true,
  },
  customers: {
    quote: 'Our customers clicked where none of us would have. We changed it the same afternoon.',
    name: 'Tarek Nassar',
    role: 'R&D Leader, aerolane',
    rating: 5,
    sample: true,
  },
  weekly: {
    quote: 'We have run an experiment every week since, and each of them has somebody’s name beside it.',
    name: 'Ingrid Hallberg',
    role: 'Strategy Director, Seeblick',
    rating: 5,
    sample: true,
  },
  programme: {
    quote:
      'Four months, one afternoon a week, one real problem. The steering committee cancelled two projects and doubled a third.',
    name: 'Dr. Carla Wiesner',
    role: 'R&D Leader, vitalis',
    sample: true,
  },
  training: {
    quote: 'I have been on many training courses. This is the first one whose worksheet I still use.',
    name: 'Milan Petrak',
    role: 'Strategy Director, Northbank',
    sample: true,
  },
  teaching: {
    quote:
      'On the third day I taught a method to two colleagues. Since then I have taught it to forty, and two of them teach it now.',
    name: 'Selin Aydemir',
    role: 'Head of Learning, telvia',
    sample: true,
  },
} as const satisfies Record<string, Testimonial>;
