import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ai-powered-design'];
const [generative, analytics, personalisation, conversation] = service.areas;

export const head = {
  title: `AI-powered design, decided by people | ${site.brand}`,
  description: `Generative design, personalisation and analytics led by a senior designer: ${claims.aiIterations.value} ${claims.aiIterations.label}, and a person decides what gets built.`,
  keywords: ['AI-powered design', 'generative design', 'personalisation', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'AI makes the drafts and a designer decides',
  lead: 'We use AI to compare more versions sooner. A named designer decides which three you see; you choose the one to build.',
  actions: service.actions,
  note: firstCall,
} as const;

/** An example: one screen in fifty drafts, three of them picked, one built. */
export const drafts = {
  wall: {
    alt: 'Fifty small drafts of one screen: lists, cards, maps, tables, questions. Three of them are marked.',
    title: 'Fifty drafts',
    text: 'Example: a screen that tells drivers where to charge. Ten layouts, five ways each.',
  },
  picked: {
    title: 'Three picked',
    text: 'Each answers a different question first.',
    items: {
      map: { title: 'Where is it?', text: 'The map fills the screen. It suits drivers who know the area.' },
      ledger: { title: 'What does it cost?', text: 'The prices stand in one column, the lowest first.' },
      answer: { title: 'Where do I go now?', text: 'One place and one button, read in a second.' },
    },
  },
  built: {
    title: 'One built',
    text: 'The third draft.',
    alt: 'The built screen: the nearest free place to charge with a map, its distance, its price and a button. Two other places are listed below.',
  },
  screen: {
    time: '07:42',
    title: 'Where to charge',
    filters: ['Free now', 'Fast', 'Roofed'],
    nearest: 'Nearest free',
    free: ['2 free', '2 of 4 free'],
    price: '€0.49 per kWh',
    action: 'Take me there',
    start: 'Go',
    from: ['From', 'a kWh'],
    others: 'Other places',
    tabs: ['Near', 'Trips', 'Bills'],
    places: [
      { name: 'Mainkai', distance: '300 m', price: '0.49', free: '2 of 4' },
      { name: 'Ostpark', distance: '1.1 km', price: '0.45', free: '1 of 2' },
      { name: 'Zoo', distance: '1.4 km', price: '0.39', free: '3 of 6' },
      { name: 'Messe', distance: '2.2 km', price: '0.52', free: '5 of 8' },
    ],
    further: [
      { name: 'Hafen', price: '0.47' },
      { name: 'Rebstock', price: '0.55' },
      { name: 'Nordend', price: '0.59' },
    ],
  },
} as const;

/** Of an assistant with a customer, by the points of a conversation. It shows what each of them means. */
const dialogue = [
  [
    { by: 'assistant', text: 'Which invoice is it about?' },
    { by: 'answers', texts: ['March', 'April'] },
  ],
  [
    { by: 'customer', text: 'April, and it is wrong again.' },
    { by: 'assistant', text: 'I am sorry. It has two seats too many. Shall I correct it?' },
  ],
  [
    { by: 'customer', text: 'Yes, and I want my money back.' },
    { by: 'person', text: 'Good morning, Ms Weber from accounts here. I am looking at it now.' },
  ],
] as const;

export const capabilities = {
  title: 'Capabilities',
  lead: 'Two help us while we design. Two become part of your product. The dialogue is a sample.',
  quiet: [
    { ...generative, where: 'In our work', drawing: 'variants' },
    { ...analytics, where: 'In our work', drawing: 'clusters' },
    { ...personalisation, where: 'In your product', drawing: 'orders' },
  ],
  large: { ...conversation, where: 'In your product', dialogue },
} as const;

export const limits = {
  title: 'What we never leave to AI',
  lead: 'We agree this in writing before a model sees any of your material.',
  items: [
    {
      title: 'The decision',
      text: 'A model may propose. People decide what is shown, built and released.',
    },
    {
      title: 'Your data',
      text: 'Customer records stay with you. We work with samples that you release, or with invented data.',
    },
    {
      title: 'Interviews with users',
      text: 'People lead the interviews and read every note. A model may sort them afterwards, and a person checks every group.',
    },
  ],
} as const;

export const tools = {
  title: 'Tools',
  lead: 'We choose them by task and replace them when something better appears. We earn nothing from their sale.',
  groups: [
    { title: 'Drafting', tools: ['Midjourney', 'Adobe Firefly', 'Figma Make', 'Claude'] },
    { title: 'Understanding', tools: ['Dovetail', 'Maze', 'Hotjar', 'Whisper'] },
    { title: 'Building', tools: ['GitHub Copilot', 'Hugging Face', 'LangChain', 'Vercel AI SDK'] },
  ],
} as const;

export const examples = {
  title: 'Examples: two products that use AI',
  lead: 'A coach that listens first, and a branding tool whose proposals are checked by rules.',
  items: projectsOf(service.projects),
} as const;

export const process = {
  title: 'How an AI project runs',
  lead: 'We start with a task, not with a tool. After the last step you decide whether to release it.',
  steps: service.steps,
  /** The step that takes the two weeks. */
  longest: 'Prototype',
} as const;

export const impact = {
  title: 'Impact',
  stats: [
    { ...claims.aiIterations, note: 'From one tested draft to the next' },
    { ...claims.aiProduction, note: 'For illustrations, variants and first texts' },
    { ...claims.aiEngagement, note: 'Where content adapts to what a visitor came for' },
  ].map(({ value, label, note }) => ({ value, label, note })),
} as const;

export const closing = {
  title: 'Find out whether your team is ready',
  text: 'The check for teams that use AI is free, needs no account and gives four scores.',
  actions: [
    { href: '/ai-lab#lab-questions-start', label: 'Take the check for AI teams' },
    service.actions[0],
  ],
} as const;
