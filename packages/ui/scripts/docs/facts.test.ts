import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { names, readChanges, readFacts, transcriptFolder, transcriptNames } from './facts.ts';

const facts = readFacts();

test('what a component is made of and where it is used agree', () => {
  expect(facts['primitives/submit-button']?.madeOf).toContain('primitives/button');
  expect(facts['primitives/button']?.usedIn).toContain('primitives/submit-button');
  expect(facts['primitives/dialog']?.namedWith).toContain('primitives/alert-dialog');
});

test('every component leads to another one', () => {
  const alone = Object.entries(facts).filter(([, { madeOf, usedIn, namedWith }]) => {
    return madeOf.length + usedIn.length + namedWith.length === 0;
  });
  expect(Object.keys(facts).length).toBeGreaterThan(90);
  expect(alone.map(([folder]) => folder)).toEqual([]);
});

test('colours are found by their utilities and variables, and no longer name stands for a shorter one', () => {
  expect(facts['primitives/badge']?.tokens).toContain('highlight');
  expect(facts['primitives/stack']?.tokens).toEqual([]);
  expect(facts['primitives/checkbox']?.tokens).toContain('control');
});

test('a change belongs to the components that it names', () => {
  expect(facts['primitives/kbd']?.changes[0]?.text).toContain('combination of keys');
  expect(readChanges().some(({ version }) => version === '0.1.0')).toBe(true);
  expect(names('`Page` gives the sections', 'Page')).toBe(true);
  expect(names('Page by page', 'Page')).toBe(false);
  expect(names('Labels of EventCard are texts', 'EventCard')).toBe(true);
  expect(names('`PageIntro` too', 'Page')).toBe(false);
});

test('every record of a screen reader belongs to a component', () => {
  const files = globSync('*.txt', { cwd: transcriptFolder }).map((file) => file.replace('.txt', ''));
  expect(transcriptNames().toSorted()).toEqual(files.toSorted());
  expect(facts['sections/chat-panel']?.transcripts['chat-opened']).toContain('button, Close the chat');
});
