import type { StoryContext } from '@storybook/react-vite';
import { importable, parts } from './props.ts';
import { functionSource, storySource } from './story-source.ts';

/** The code under a story is made from what it renders, not from its file, which also contains its checks. */
export const code = {
  type: 'dynamic',
  transform: (source: string, { title }: StoryContext) =>
    storySource(source, { importable, parts, component: title.split('/')[1] ?? '' }),
} as const;

export const jsx = { functionValue: functionSource };
