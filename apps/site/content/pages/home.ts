import { claims } from '../claims.ts';
import { clients } from '../clients.ts';
import { featured } from '../featured.ts';
import { countText } from '../format.ts';
import { subjects } from '../head.ts';
import { webinarLength } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { mailto, site } from '../site.ts';
import { toolGroups } from '../tools.ts';
import { webinar } from '../webinar.ts';
import { nextDateOpen } from '../webinar-dates.ts';
import { capital, inWords } from '../words.ts';
import { workshopSpan } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';

export const head = {
  title: `Design & Innovation Expert | ${site.brand}`,
  description: `UX/UI design, product development and innovation training from one senior partner in Frankfurt. ${claims.experience.value} years of experience, one direct line.`,
  keywords: ['design and innovation expert', ...subjects, 'AI-powered design'],
} as const satisfies PageHead;

export const hero = {
  title: 'Design & Innovation Expert',
  lead: 'Interfaces that people finish, teams that can invent the next one. One senior partner for both.',
  actions: [
    { href: '/portfolio', label: 'View Portfolio' },
    { href: '/contact', label: 'Start Your Project' },
  ],
  fact: claims.experienceInDesign,
} as const;

export const paths = {
  title: 'Two Paths to Innovation',
  lead: 'Have it designed, or learn how. Most clients begin with one and come back for the other.',
  design: {
    id: 'path-design',
    title: 'Hands-On Design',
    text: 'UX/UI design, product development and AI-powered design, from the first interview to the shipped interface.',
    links: [
      { href: '/services/ux-design', label: 'UX design' },
      { href: '/services/ui-design', label: 'UI design' },
      { href: '/services/product-development', label: 'Product development' },
      { href: '/services/ai-powered-design', label: 'AI-powered design' },
    ],
  },
  methods: {
    id: 'path-methods',
    title: 'Design Methods',
    text: `Innovation training through three methodologies, in ${workshopSpan} or ${webinarLength} online.`,
    links: [
      { href: '/laliaflia', label: 'LALIAFLIA' },
      { href: '/applied-imagination', label: 'Applied Imagination' },
      { href: '/innovators-dna', label: 'Innovator’s DNA' },
      { href: '/workshops', label: 'Innovation workshops' },
      { href: '/webinar', label: 'Live webinar' },
    ],
  },
} as const;

export const trustedBy = {
  title: 'Trusted by Industry Leaders',
  clients: clients.map(({ id, name }) => ({ id, name })),
  closing: { href: '/contact', label: `Yours would be number ${inWords(clients.length + 1)}.` },
} as const;

const directWays = [
  { term: 'Email Direct', value: site.email, href: mailto },
  { term: 'Call Direct', value: site.phone.label, href: site.phone.href },
  ...site.social
    .filter(({ id }) => id === 'network')
    .map(({ label, href }) => ({ term: label, value: site.owner.name, href })),
] as const;

const bookOrLook = [
  { href: '/contact', label: 'Book Discovery Call' },
  { href: '/portfolio', label: 'View Case Studies' },
] as const;

/** The band stands twice, with the same ways and other words. */
export const firstCall = {
  title: 'Not sure which path is yours?',
  text: `Describe what is stuck. After ${promises.discoveryCall} on the phone you know whether it wants a designer, a workshop or neither.`,
  actions: bookOrLook,
  contacts: directWays,
} as const;

export const lastCall = {
  title: 'Bring the screen that nobody finishes',
  text: `Send a link and one sentence about what should happen there. The answer comes ${promises.answer}, with a first opinion.`,
  actions: bookOrLook,
  contacts: directWays,
} as const;

export const handsOn = {
  id: 'hands-on-design',
  title: 'Hands-On Design',
  lead: 'Three ways to hand the work over. In each of them the person you talk to is the person who draws.',
  items: [
    {
      title: 'UX/UI Design',
      text: 'Interviews, flows, screens and the system behind them, from one pair of hands. You see a prototype in the second week.',
      points: ['Research before pixels', 'Tested with five people', 'Handed over as components'],
      href: '/services/ux-ui-design',
    },
    {
      title: services['product-development'].title,
      text: 'An idea with a deadline becomes a product with a first release. Your engineers build it, or ours do.',
      points: ['Scope on one page', 'Releases every two weeks'],
      href: services['product-development'].href,
    },
    {
      title: services['ai-powered-design'].title,
      text: `Models draft and sort, a designer chooses. ${claims.aiIterations.value} ${claims.aiIterations.label}, on tasks that deserve it.`,
      points: ['Variants overnight', 'A human decision on each'],
      href: services['ai-powered-design'].href,
    },
  ],
} as const;

export const uxSkills = {
  title: 'UX Design',
  lead: 'From the first question to the proof that the answer works.',
  figure: 'strands',
  groups: [
    {
      title: 'User research',
      icon: 'research',
      skills: [
        'Interviews and field visits',
        'Surveys people can answer',
        'Personas from evidence',
        'Competitor analysis',
      ],
    },
    {
      title: 'UX conception',
      icon: 'lab',
      skills: ['User journey maps', 'Service blueprints', 'Feature scoping', 'Goals with a number'],
    },
    {
      title: 'Information architecture',
      icon: 'branch',
      skills: ['Card sorting', 'Sitemaps and user flows', 'Navigation models', 'Names that people expect'],
    },
    {
      title: 'Prototyping',
      icon: 'interface',
      skills: ['Paper and click dummies', 'Prototypes in code', 'Motion studies', 'Mockups for decisions'],
    },
    {
      title: 'Usability testing',
      icon: 'team',
      skills: ['Moderated sessions', 'Remote studies', 'A/B testing', 'Reports of one page'],
    },
    {
      title: 'Accessibility',
      icon: 'voice',
      skills: ['WCAG 2.2 audits', 'Colour contrast', 'Keyboard and screen readers', 'Plain language'],
    },
  ],
} as const;

export const uiSkills = {
  title: 'UI Design',
  lead: 'Every state drawn, every token named, nothing left to guess in the code.',
  figure: 'tessellation',
  headAt: 'end',
  groups: [
    {
      title: 'Wireframing',
      skills: ['Low-fidelity drafts', 'Content before layout', 'Click dummies', 'Small screens first'],
    },
    {
      title: 'Visual design',
      skills: ['Type and grid', 'Colour in both themes', 'Icons and illustration', 'Brand without a manual'],
    },
    {
      title: 'Design systems',
      skills: ['Design tokens', 'Component libraries', 'Documentation with examples', 'Rules for changes'],
    },
    {
      title: 'Interaction design',
      skills: [
        'States and feedback',
        'Forms that forgive',
        'Gestures and shortcuts',
        'Empty and error screens',
      ],
    },
    {
      title: 'Motion',
      skills: [
        'Transitions with a reason',
        'Micro-interactions',
        'Timing curves as tokens',
        'Calm for those who ask',
      ],
    },
    {
      title: 'Handover',
      skills: [
        'Specifications in the browser',
        'Front-end reviews',
        'Visual regression tests',
        'A person to ask',
      ],
    },
  ],
} as const;

export const toolStack = {
  title: 'Tech Stack & Design Tools',
  lead: 'What lies on the desk today. We work in your tools where a team already has some.',
  groups: toolGroups,
} as const;

export const featuredProjects = {
  title: 'Featured Projects',
  lead: `${capital(inWords(featured.length))} to begin with. Where a client let us measure, the number stands beside the title.`,
  more: { href: '/portfolio', label: 'All projects' },
} as const;

export const methods = {
  id: 'design-methods',
  title: 'Three ways to think like something alive',
  lead: 'Three methodologies. Each begins somewhere else, and all end with something tested.',
  methods: [
    {
      title: methodologies.laliaflia.name,
      text: 'Life-inspired design: borrow the strategies of living systems, from artifacts that live today to ones that will.',
      href: methodologies.laliaflia.href,
      figure: methodologies.laliaflia.figure.rule,
    },
    {
      title: methodologies['applied-imagination'].name,
      text: 'Challenge authority, raise the bar, go beyond the predictable.',
      href: methodologies['applied-imagination'].href,
      figure: methodologies['applied-imagination'].figure.rule,
    },
    {
      title: methodologies['innovators-dna'].name,
      text: 'Questioning, observing, networking, experimenting, associating.',
      href: methodologies['innovators-dna'].href,
      figure: methodologies['innovators-dna'].figure.rule,
    },
  ],
} as const;

const ladder = [workshops.ignite, workshops.deep, workshops.engine] as const;

export const innovationWorkshops = {
  title: 'Innovation Workshops, hour by hour',
  lead: '1-3 day intensive programmes on a problem of your own. The longer ones contain the shorter.',
  recommended: workshops.deep.id,
  tiers: ladder.map(({ id, title, subtitle, hours, maxParticipants, price, includes }, i) => {
    const before = ladder[i - 1];
    const added = includes.filter((item) => !before?.includes.includes(item));
    return {
      id,
      title,
      text: `${subtitle}.`,
      hours,
      facts: [{ label: 'Participants', value: `at most ${maxParticipants}` }],
      price,
      features: [...added, ...(before ? [`Everything in ${before.title}`] : [])].map((label) => ({ label })),
      action: { href: `/workshop-details?type=${id}`, label: `See ${title}` },
    };
  }),
};

/** Where, when and how much is in the record. */
export const webinarCard = {
  title: `Live Webinar: ${webinar.title.charAt(0).toLowerCase()}${webinar.title.slice(1)}`,
  text: `The short way in: all three methodologies on one problem, in ${countText(webinar.minutes, 'minute')}, with time for your questions.`,
  action: { href: '/webinar', label: 'See the programme' },
  dated: 'If this date has passed, a registration counts for the next one.',
  none: `${nextDateOpen}.`,
} as const;
