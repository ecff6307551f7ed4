import type { FirstStep } from './types.ts';

/** Ends of a starting point: what can be done within a week. */
export const steps: readonly FirstStep[] = [
  {
    id: 'wall',
    text: ({ challenge }) => `Pin ${challenge} to a wall that all of you pass, and leave a pen beside it.`,
  },
  { id: 'tuesday', text: () => 'Try it on Tuesday, with whoever is there.' },
  { id: 'five', text: ({ people }) => `Five ${people} are enough to know whether it is worth a sixth.` },
  {
    id: 'sentence',
    text: ({ focus }) => `Write one sentence about ${focus} before and one after, and compare the verbs.`,
  },
  { id: 'alone', text: () => 'One person can begin, and does not need permission for the first day.' },
  {
    id: 'photo',
    text: () => 'Take a photograph of how it is before you change anything; you will want it in a month.',
  },
  {
    id: 'number',
    text: () => 'Choose the number that should move before you start, and write it where all can see it.',
  },
  { id: 'stop', text: () => 'Agree now on what would make you stop.' },
  { id: 'invite', text: ({ person }) => `Invite ${person} to the table when you look at what came of it.` },
  {
    id: 'small',
    text: () => 'If it sounds too large, do it for a single case, from beginning to end.',
  },
  { id: 'disagree', text: () => 'Ask the colleague who will disagree, and ask first.' },
  { id: 'hour', text: () => 'Give it an hour by the clock, then decide whether it gets a second.' },
  {
    id: 'draw',
    text: ({ focus }) => `Draw ${focus} without words first; what cannot be drawn is not yet understood.`,
  },
  { id: 'friday', text: () => 'Tell the others on Friday, whatever came of it.' },
  { id: 'twice', text: () => 'Do it twice before you judge it; the first time everybody is polite.' },
];
