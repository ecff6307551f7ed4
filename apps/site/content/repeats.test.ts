import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'pages');

/** Sentences of an author, not names, labels and notes below a field: those recur, and should. Records do not count. */
const shortest = 48;
const lengthOf = (sentence: string) => sentence.replace(/\$\{[^}]*\}/g, '').length;

function sentencesOf(file: string): Set<string> {
  const source = readFileSync(file, 'utf8');
  const texts = [...source.matchAll(/(['`"])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text);
  return new Set(
    texts.flatMap((text) => text.split(/(?<=[.?!]) /)).filter((sentence) => lengthOf(sentence) >= shortest),
  );
}

// What two pages share is a record, and stands in one place.
it('no sentence is written for two pages', () => {
  const files = [
    path.join(import.meta.dirname, 'services.ts'),
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ];
  const places = files.flatMap((file) =>
    [...sentencesOf(file)].map((sentence) => ({ sentence, file: path.basename(file) })),
  );
  expect(places.length).toBeGreaterThan(300);
  const twice = [...Map.groupBy(places, ({ sentence }) => sentence).values()]
    .filter((found) => found.length > 1)
    .map((found) => `${found.map(({ file }) => file).join(', ')}: ${found[0]?.sentence}`);
  expect(twice).toEqual([]);
});
