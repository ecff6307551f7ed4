import { claims } from '../claims.ts';
import { clients } from '../clients.ts';
import { countText, money } from '../format.ts';
import { subjects } from '../head.ts';
import { firstCall as firstCallNote, webinarLength } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { mailto, site } from '../site.ts';
import { toolGroups } from '../tools.ts';
import { webinar } from '../webinar.ts';
import { nextDateOpen } from '../webinar-dates.ts';
import { inWords } from '../words.ts';
import { guidePrice, workshopSpan } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';

export const head = {
  title: `Design & Innovation Expert | ${site.brand}`,
  description: `UX, UI and product design, and innovation training for teams, led by ${site.owner.name} in Frankfurt am Main. ${claims.experience.value} years of experience.`,
  keywords: ['design and innovation expert', ...subjects, 'AI-powered design'],
} as const satisfies PageHead;

export const hero = {
  title: 'Design & Innovation Expert',
  lead: `UX, UI and product design for companies, and innovation training for their teams. Led by ${site.owner.name} in ${site.address.city}.`,
  actions: [
    { href: '/portfolio', label: 'View Portfolio' },
    { href: '/contact', label: 'Start Your Project' },
  ],
  note: firstCallNote,
  fact: claims.experienceInDesign,
} as const;

export const paths = {
  title: 'Two Paths to Innovation',
  design: {
    id: 'path-design',
    title: 'Hands-On Design',
    text: 'UX/UI design, product development and AI-powered design, from the first interview to the release.',
    links: [
      { href: '/services/ux-design', label: 'UX design' },
      { href: '/services/ui-design', label: 'UI design' },
      { href: '/services/product-development', label: 'Product development' },
      { href: '/services/ai-powered-design', label: 'AI-powered design' },
    ],
    note: 'You get a price after the free first call.',
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
    note: `Workshops from ${money(workshops.ignite.guidePrice)}, the webinar ${money(webinar.price)}.`,
  },
} as const;

export const trustedBy = {
  title: 'Trusted by Industry Leaders',
  clients: clients.map(({ id, name }) => ({ id, name })),
  closing: { href: '/contact', label: `You could be number ${inWords(clients.length + 1)}.` },
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

/** Asked again at the end of the page, in other words. */
export const firstCall = {
  title: 'Not sure which path is yours?',
  actions: bookOrLook,
  contacts: directWays,
} as const;

export const lastCall = {
  title: 'Tell us about your project',
  text: `Send a link and one sentence. We answer ${promises.answer}, with a first opinion and times for a call.`,
  actions: bookOrLook,
  contacts: directWays,
} as const;

export const handsOn = {
  id: 'hands-on-design',
  projects: {
    title: 'Hands-On Design',
    lead: 'Two featured projects and their results.',
  },
  more: {
    title: 'More Featured Projects',
    more: { href: '/portfolio', label: 'All projects' },
  },
  services: {
    title: 'Three ways to book us',
    lead: site.howWeWork,
    items: [
      {
        title: 'UX/UI Design',
        text: 'Interviews, user flows, screens and a design system. You see a first prototype in the second week.',
        href: '/services/ux-ui-design',
      },
      {
        title: services['product-development'].title,
        text: 'We take your idea to a first release, together with your engineers.',
        href: services['product-development'].href,
      },
      {
        title: services['ai-powered-design'].title,
        text: `AI makes the drafts and a designer chooses: ${claims.aiIterations.value} ${claims.aiIterations.label} where it fits the task.`,
        href: services['ai-powered-design'].href,
      },
    ],
  },
} as const;

export const uxSkills = {
  title: 'UX Design',
  groups: [
    {
      title: 'User research',
      icon: 'research',
      skills: [
        'Interviews and field visits',
        'Short surveys',
        'Personas based on evidence',
        'Competitor analysis',
      ],
    },
    {
      title: 'UX conception',
      icon: 'lab',
      skills: ['User journey maps', 'Service blueprints', 'Feature scoping', 'Measurable goals'],
    },
    {
      title: 'Information architecture',
      icon: 'branch',
      skills: [
        'Card sorting',
        'Sitemaps and user flows',
        'Navigation models',
        'Labels that people understand',
      ],
    },
    {
      title: 'Prototyping',
      icon: 'interface',
      skills: [
        'Paper and click dummies',
        'Prototypes in code',
        'Motion studies',
        'Mockups for decision makers',
      ],
    },
    {
      title: 'Usability testing',
      icon: 'team',
      skills: ['Moderated sessions', 'Remote studies', 'A/B testing', 'One-page reports'],
    },
    {
      title: 'Accessibility',
      icon: 'voice',
      skills: ['WCAG 2.2 audits', 'Colour contrast', 'Keyboard and screen readers', 'Plain language'],
    },
  ],
} as const;

/** Named alone: what each of them holds is on the page of UI design. */
export const uiSkills = {
  title: 'UI Design',
  groups: [
    { title: 'Wireframing', skills: ['Every screen, before colour'] },
    { title: 'Visual design', skills: ['Type, colour and icons'] },
    { title: 'Design systems', skills: ['Tokens and components'] },
    { title: 'Interaction design', skills: ['Every state of a control'] },
    { title: 'Motion', skills: ['What moves, and why'] },
    { title: 'Handover', skills: ['Code that engineers keep'] },
  ],
} as const;

export const toolStack = {
  title: 'Tech Stack & Design Tools',
  lead: 'The tools we use. We also work in yours.',
  groups: toolGroups,
} as const;

export const methods = {
  id: 'design-methods',
  title: 'Three methods for finding new ideas',
  lead: 'Each takes a different route. In a workshop you test what you find.',
  methods: [
    {
      title: methodologies.laliaflia.name,
      text: 'Life-inspired design: find a living system that has solved your problem, and use its solution.',
      href: methodologies.laliaflia.href,
      figure: 'venation',
    },
    {
      title: methodologies['applied-imagination'].name,
      text: 'Creative thinking in three principles: challenge authority, raise the bar, go beyond the predictable.',
      href: methodologies['applied-imagination'].href,
      figure: methodologies['applied-imagination'].figure.rule,
    },
    {
      title: methodologies['innovators-dna'].name,
      text: 'Five skills: questioning, observing, networking, experimenting, associating.',
      href: methodologies['innovators-dna'].href,
      figure: methodologies['innovators-dna'].figure.rule,
    },
  ],
} as const;

const ladder = [workshops.ignite, workshops.deep, workshops.engine] as const;

export const innovationWorkshops = {
  title: `Innovation Workshops of ${workshopSpan}`,
  lead: '1-3 day intensive programmes on a problem of your own.',
  recommended: workshops.deep.id,
  tiers: ladder.map(
    ({ id, title, subtitle, hours, maxParticipants, price, guidePrice: amount, includes }, i) => {
      const before = ladder[i - 1];
      const added = includes.filter((item) => !before?.includes.includes(item));
      return {
        id,
        title,
        text: `${subtitle}.`,
        hours,
        facts: [{ label: 'Participants', value: `at most ${maxParticipants}` }],
        price,
        priceNote: { text: guidePrice, amount },
        features: [...added, ...(before ? [`Everything in ${before.title}`] : [])].map((label) => ({
          label,
        })),
        action: { href: `/workshop-details?type=${id}`, label: `See ${title}` },
      };
    },
  ),
};

/** Where, when and how much is in the record. */
export const webinarCard = {
  title: 'Live Webinar on all three methods',
  text: `All three methods on one problem in ${countText(webinar.minutes, 'minute')}, and your questions.`,
  action: { href: '/webinar', label: 'See the programme' },
  dated: 'After this date a registration counts for the next one.',
  none: `${nextDateOpen}.`,
} as const;
