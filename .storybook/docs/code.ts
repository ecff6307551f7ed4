import type { StoryContext } from '@storybook/react-vite';
import { asWritten, functionAsWritten } from './as-written.ts';
import { importable, parts } from './props.ts';

/** The code under a story, from what it draws: never from its file, where the proof of what it claims stands as well. */
export const code = {
  type: 'dynamic',
  transform: (source: string, { title }: StoryContext) =>
    asWritten(source, { importable, parts, component: title.split('/')[1] ?? '' }),
} as const;

export const jsx = { functionValue: functionAsWritten };
