import { claims } from './claims.ts';
import type { Service } from './schema/offers.ts';
import { trainingSpan } from './workshop-lengths.ts';

const startProject = { href: '/contact', label: 'Start Your Project' };
const viewPortfolio = { href: '/portfolio', label: 'View Portfolio' };
const backToServices = { href: '/services/design', label: 'Back to Design Services' };
const backToAbout = { href: '/about', label: 'Back to About' };
const bare = (title: string, text: string) => ({ title, text, points: [] });

export const services = {
  'ux-design': {
    id: 'ux-design',
    title: 'UX Design',
    href: '/services/ux-design',
    path: 'design',
    back: backToServices,
    summary: 'We find out what people try to do and remove what stops them.',
    areas: [
      {
        title: 'Research & Strategy',
        text: 'Who uses it, for what, and what it should achieve.',
        points: ['Interviews with users', 'Competitor analysis', 'Journey maps', 'Goals with numbers'],
      },
      {
        title: 'Information Architecture',
        text: 'What belongs together and what it is called.',
        points: ['Content inventory', 'Card sorting', 'Navigation', 'User flows'],
      },
      {
        title: 'Testing & Validation',
        text: 'Tests with five people before anything is built.',
        points: ['Click dummies', 'Usability tests', 'Accessibility checks', 'A/B tests'],
      },
      {
        title: 'Analytics & Insights',
        text: 'What people did after the release, and what to change next.',
        points: ['Funnels', 'Event plans', 'Dashboards', 'A quarterly review'],
      },
    ],
    steps: [
      { title: 'Understand', text: 'Interviews, numbers, and an hour beside your support team.' },
      { title: 'Structure', text: 'Flows and architecture, agreed before a screen is drawn.' },
      { title: 'Try', text: 'A prototype in the second week, in the hands of users in the third.' },
      { title: 'Prove', text: 'Measured after release against the goal of the first day.' },
    ],
    claims: [claims.completionRate, claims.communityMembers],
    projects: ['condor', 'bmw'],
    actions: [startProject, { href: '/services/ui-design', label: 'Explore UI Design' }],
  },
  'ui-design': {
    id: 'ui-design',
    title: 'UI Design',
    href: '/services/ui-design',
    path: 'design',
    back: backToServices,
    summary: 'Clear interfaces that your engineers can build exactly as designed.',
    areas: [
      {
        title: 'Wireframing & Prototyping',
        text: 'Structure and content before colour.',
        points: ['Wireframes', 'Click dummies', 'Micro-interactions', 'Copy in place'],
      },
      {
        title: 'Visual Design',
        text: 'Type, colour and space that carry the brand and the task.',
        points: ['Typography', 'Colour with contrast', 'Icons', 'Light and dark'],
      },
      {
        title: 'Design Systems',
        text: 'Each component designed once, named, documented and tested.',
        points: ['Tokens', 'Components', 'Guidelines', 'Governance'],
      },
      {
        title: 'Implementation',
        text: 'We work with your engineers until the product looks like the design.',
        points: ['Handover', 'Front-end review', 'Accessibility', 'Visual tests'],
      },
    ],
    steps: [
      { title: 'Collect', text: 'What exists, what can stay, what the brand needs.' },
      { title: 'Draft', text: 'Two directions, drawn on real screens.' },
      { title: 'Systemise', text: 'The chosen one becomes components with names and states.' },
      { title: 'Deliver', text: 'Built with your engineers, checked screen by screen.' },
    ],
    claims: [claims.applicationTime],
    projects: ['funding-platform', 'wetrips'],
    actions: [startProject, { href: '/services/ux-design', label: 'Explore UX Design' }],
  },
  'product-development': {
    id: 'product-development',
    title: 'Product Development',
    href: '/services/product-development',
    path: 'design',
    back: backToAbout,
    summary: 'From the first sketch to the release, with one designer in charge.',
    areas: [
      {
        title: 'Discover',
        text: 'Is it worth building, for whom, and what must the first release do?',
        points: ['Ten conversations with buyers', 'One page of scope', 'A list of what stays out'],
      },
      {
        title: 'Design',
        text: 'A prototype in which people complete the most important task.',
        points: ['Flows and screens', 'Two rounds of tests', 'The first components of a design system'],
      },
      {
        title: 'Build',
        text: 'Small releases with your engineers, each of them usable.',
        points: ['Reviews in the browser', 'Tests for what must not break'],
      },
      {
        title: 'Grow',
        text: 'What people do with it decides what comes next.',
        points: ['Measures agreed before launch', 'A monthly look at the numbers', 'Handover to your team'],
      },
    ],
    steps: [
      { title: 'Choose', text: 'On Monday we agree one goal for the two weeks.' },
      { title: 'Make', text: 'Design works two days ahead of the engineers.' },
      { title: 'Show', text: 'On the second Thursday five users and your product owner try the same build.' },
      { title: 'Release', text: 'By Friday it is ready, and your team decides when it goes live.' },
    ],
    claims: [claims.appPortfolio, claims.wishAppUsers],
    projects: ['innoapps', 'travel-platform', 'wish-visualizer', 'branding-tool'],
    actions: [startProject, viewPortfolio],
  },
  'ai-powered-design': {
    id: 'ai-powered-design',
    title: 'AI-Powered Design',
    href: '/services/ai-powered-design',
    path: 'design',
    back: backToAbout,
    summary: 'More versions, earlier answers, and a designer who decides.',
    areas: [
      {
        title: 'Generative design',
        text: 'Many drafts at once, so that there is something to compare.',
        points: ['Layout variants', 'Copy variants', 'Illustration'],
      },
      {
        title: 'Analytics',
        text: 'AI sorts sessions and comments, and we check the result.',
        points: ['Clustered feedback', 'Heat maps', 'Forecasts'],
      },
      {
        title: 'Personalisation',
        text: 'Visitors see first what they need, and nobody has to know who they are.',
        points: ['Adaptive content', 'Recommendations', 'Rules people can read'],
      },
      {
        title: 'Conversation',
        text: 'Assistants ask one thing at a time, and hand over to a person.',
        points: ['Dialogue flows', 'Tone of voice', 'Limits and handover'],
      },
    ],
    steps: [
      { title: 'Choose', text: 'The task in which AI saves most time.' },
      { title: 'Collect', text: 'The data you have, and whether you may use it.' },
      { title: 'Prototype', text: 'With a real model, on cases that you release, in two weeks.' },
      { title: 'Check', text: 'Quality, bias, cost. Then release, or not.' },
    ],
    claims: [claims.aiIterations, claims.aiEngagement, claims.aiProduction],
    projects: ['manifest', 'branding-tool'],
    actions: [startProject, { href: '/ai-assessment', label: 'Take the assessment' }],
  },
  'innovation-training': {
    id: 'innovation-training',
    title: 'Innovation Training',
    href: '/services/innovation-training',
    path: 'methods',
    back: backToAbout,
    summary: `Three methods, in ${trainingSpan}, on problems of your own.`,
    areas: [
      bare('Discovery skills', 'Five habits, from questioning to associating.'),
      bare('Methods', 'LALIAFLIA, Applied Imagination and Innovator’s DNA.'),
      bare('Practice', 'On your own problem, with your own customers.'),
      bare('Transfer', 'What your team goes on doing without us.'),
    ],
    steps: [],
    claims: [claims.leadersTrained, claims.organisations, claims.satisfaction],
    projects: [],
    actions: [
      { href: '/workshops', label: 'See all workshops' },
      { href: '/contact', label: 'Ask for a date' },
    ],
  },
} as const satisfies Record<Service['id'], Service>;
