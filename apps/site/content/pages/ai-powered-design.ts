import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { readinessMinutes, readinessQuestions } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { capital } from '../words.ts';

const service = services['ai-powered-design'];

export const head = {
  title: `AI-powered design, decided by people | ${site.brand}`,
  description: `Generative drafts, personalisation and analytics in the hands of a senior designer: ${claims.aiIterations.value} ${claims.aiIterations.label}, and a person who decides.`,
  keywords: ['AI-powered design', 'generative design', 'personalisation', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'The machine drafts, a designer decides',
  lead: 'Fifty drafts are easy now. Knowing which one to build is still the work, and a person with a name does it.',
  actions: service.actions,
} as const;

export const capabilities = {
  title: 'Capabilities',
  lead: 'Four jobs in which a model earns its keep. Everything else we still do by hand, because it is faster.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const limits = {
  title: 'What we do not hand over',
  lead: 'Agreed in writing before a model sees anything of yours.',
  items: [
    {
      title: 'The choice',
      text: 'A model may propose fifty layouts. Which three you see, and which one is built, is signed by a person.',
    },
    {
      title: 'Your data',
      text: 'Customer records stay where they are. We work with samples you release, or with invented ones that behave alike.',
    },
    {
      title: 'The conversation with users',
      text: 'Interviews are led by people and read by people. A model may sort the notes afterwards, and it says where it guessed.',
    },
  ],
} as const;

export const tools = {
  title: 'Tools',
  lead: 'Chosen by task and replaced without sorrow. None of them is sold by us.',
  groups: [
    { title: 'Drafting', tools: ['Midjourney', 'Adobe Firefly', 'Figma Make', 'Claude'] },
    { title: 'Understanding', tools: ['Dovetail', 'Maze', 'Hotjar', 'Whisper'] },
    { title: 'Building', tools: ['GitHub Copilot', 'Hugging Face', 'LangChain', 'Vercel AI SDK'] },
  ],
} as const;

export const examples = {
  title: 'Two products with a model inside',
  lead: 'One listens before it speaks. The other proposes, and is refused by rules.',
  items: projectsOf(service.projects),
} as const;

export const process = {
  title: 'Four steps, the last one may say no',
  lead: 'We begin with a task and not with a tool, and after the last step you may still decline.',
  steps: service.steps,
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
  text: `${capital(readinessQuestions)}, ${readinessMinutes}. The result says where to begin, and it may well say: not with a model.`,
  actions: service.actions,
} as const;
