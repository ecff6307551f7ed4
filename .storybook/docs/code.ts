import docs from 'virtual:props';
import type { StoryContext } from '@storybook/react-vite';
import { asWritten, functionAsWritten } from './as-written.ts';

const exported = Object.entries(docs)
  .filter(([, { inner }]) => !inner)
  .map(([name]) => name);

/** The code under a story, from what it draws: never from its file, where the proof of what it claims stands as well. */
export const code = {
  type: 'dynamic',
  transform: (source: string, { title }: StoryContext) =>
    asWritten(source, { exported, component: title.split('/')[1] ?? '' }),
} as const;

export const jsx = { functionValue: functionAsWritten };
