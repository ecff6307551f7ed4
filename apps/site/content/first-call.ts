import { minuteSpans } from './format.ts';

const parts = [
  { minutes: 10, title: 'You tell us', text: 'What is stuck, for whom, and what you have tried already.' },
  {
    minutes: 10,
    title: 'We look at it together',
    text: 'Your screen, your brief or your question, shared in the call.',
  },
  { minutes: 10, title: 'You have a next step', text: 'With us or with somebody else.' },
] as const;

const spans = minuteSpans(parts);
/** What the minutes of the first call are for, in their order. */
export const firstCallParts = parts.map((part, i) => ({ ...part, span: spans[i] ?? '' }));
