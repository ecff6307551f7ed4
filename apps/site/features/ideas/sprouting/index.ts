export { fromIdeaFragment, toIdeaFragment } from './fragment.ts';
export { groupOf } from './people.ts';
export { cleanChallenge, type IdeaQuestion, sproutDelay, sproutIdeas } from './sprout.ts';
export type { FirstStep, IdeaBank, Seedling, SproutedIdea, Theme, Words } from './types.ts';
