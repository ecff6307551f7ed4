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

export const drafts = {
  alt: 'Fifty small drafts of one page. Three of them are picked out, and one of the three is larger than all others.',
  caption: 'Fifty drafts of one page, drawn by a model.',
} as const;

export const capabilities = {
  title: 'Capabilities',
  lead: 'Two of them help us while we design. Two become part of your product.',
  groups: [
    {
      title: 'In our work',
      items: [
        { ...generative, drawing: 'variants' },
        { ...analytics, drawing: 'clusters' },
      ],
    },
    {
      title: 'In your product',
      items: [
        { ...personalisation, drawing: 'orders' },
        { ...conversation, drawing: 'handover' },
      ],
    },
  ],
} as const;

export const limits = {
  title: 'What we never leave to AI',
  lead: 'We agree this in writing before a model sees any of your material.',
  items: [
    {
      title: 'The decision',
      text: 'A model may propose. What is shown, built and released, people decide.',
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
