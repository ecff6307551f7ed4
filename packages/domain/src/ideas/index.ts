export { cleanChallenge, sproutDelay, sproutIdeas } from './sprout.ts';
export type { FirstStep, IdeaBank, Seedling, SproutedIdea, Theme, Words } from './types.ts';
