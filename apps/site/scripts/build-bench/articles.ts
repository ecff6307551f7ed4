import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const categories = ['Leadership', 'Team Building', 'Technology', 'Methodology', 'Strategy', 'Culture'];
const authors = [
  'amara-okafor',
  'jonas-veit',
  'livia-arndt',
  'mei-lindqvist',
  'rafael-stein',
  'tomas-brandl',
];
const rules = ['phyllotaxis', 'branching', 'strands', 'tessellation', 'venation'];
const nouns = [
  'meeting',
  'map',
  'question',
  'rule',
  'prototype',
  'team',
  'customer',
  'report',
  'habit',
  'wall',
];
const verbs = ['changes', 'outlives', 'explains', 'replaces', 'hides', 'begins', 'ends', 'carries', 'tests'];

/** Articles of the usual length, all different and the same in each run, so that two runs can be compared. */
export function writeArticles(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < count; n += 1) {
    const pick = <T>(list: readonly T[], salt: number): T =>
      list[(n * 7 + salt * 13 + salt * n) % list.length] as T;
    const sentence = (salt: number) =>
      `The ${pick(nouns, salt)} ${pick(verbs, salt + 1)} the ${pick(nouns, salt + 2)} of number ${n}, and the ${pick(nouns, salt + 3)} ${pick(verbs, salt)} it again.`;
    const paragraph = (salt: number) => Array.from({ length: 6 }, (_, i) => sentence(salt * 6 + i)).join(' ');
    const date = new Date(Date.UTC(2014, 0, 1) + n * 3 * 86_400_000).toISOString().slice(0, 10);
    const parts = Array.from({ length: 5 }, (_, i) =>
      [`## The ${pick(nouns, i)} and the ${pick(nouns, i + 4)}`, paragraph(i * 2), paragraph(i * 2 + 1)].join(
        '\n\n',
      ),
    );
    const text = `---
status: published
title: Article number ${n} on the ${pick(nouns, 1)}
excerpt: "What the ${pick(nouns, 2)} of number ${n} ${pick(verbs, 3)}, and why the ${pick(nouns, 4)} of the others does not."
category: ${pick(categories, 0)}
author: ${pick(authors, 0)}
date: ${date}
tags: [${[pick(nouns, 5), pick(verbs, 6)].join(', ')}]
figure: { rule: ${pick(rules, 0)}, seed: ${(n % 900) + 1} }
---

${paragraph(90)} We answer {{promises.answer}}. See the [workshops](/workshops).

${parts.join('\n\n')}
`;
    writeFileSync(path.join(folder, `generated-article-${n}.md`), text);
  }
}
