import type { z } from 'zod';
import type * as schema from './schema/collections.ts';

/** The home page's 'Tech Stack & Design Tools', and the CV's. */
export const toolGroups = [
  {
    id: 'design',
    title: 'Design and prototyping',
    tools: ['Figma', 'Sketch', 'Adobe Creative Cloud', 'Framer', 'ProtoPie', 'Axure'],
  },
  {
    id: 'collaboration',
    title: 'Collaboration and workflow',
    tools: ['Miro', 'Notion', 'Jira', 'Confluence', 'Slack', 'Maze'],
  },
  {
    id: 'development',
    title: 'Development and deployment',
    tools: ['React', 'TypeScript', 'Tailwind CSS', 'Storybook', 'GitHub', 'Netlify'],
  },
] as const satisfies readonly z.infer<typeof schema.toolGroup>[];
