import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { siteRoot } from '../../build/paths.ts';
import type { Accessibility } from '../../content/schema/facts.ts';
import { pages } from '../support/test.ts';
import { modes } from './modes.ts';
import { states } from './states.ts';

const transcripts = path.join(siteRoot, 'e2e/transcripts');

const file = path.join(siteRoot, 'content/accessibility/result.json');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8')).version;

/** What the result of a whole run names, as it has to be today. */
export const present = () => ({
  pages,
  states: states.map(({ name }) => name),
  modes: modes.map(({ name }) => name),
  /** What a screen reader says, each compared word by word. */
  transcripts: readdirSync(transcripts)
    .sort()
    .map((name) => path.parse(name).name),
});

export const readResult = (): Accessibility | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Accessibility) : undefined;

/** @param found What the run counted: cells examined, stops of the Tab key, the same of the desk, the browser's version. */
export function writeResult(found: Pick<Accessibility, 'cells' | 'stops' | 'desk' | 'browser'>): void {
  const result: Accessibility = {
    date: new Date().toISOString().slice(0, 10),
    engines: { axe: versionOf('axe-core'), ibm: versionOf('accessibility-checker-engine') },
    ...found,
    ...present(),
  };
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
