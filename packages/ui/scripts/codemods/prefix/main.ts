import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEngine } from './engine.ts';
import { readModule } from './modules.ts';
import { definedIn, type Names } from './names.ts';
import { applied, rewriteScripts } from './scripts.ts';
import { rewriteStyleSheet } from './style-sheets.ts';

/** Everything that shares the library's Tailwind build. */
const folders = [
  'packages/ui/src',
  'packages/ui/test',
  'packages/ui/consumers/shared',
  '.storybook',
  'apps/site',
];
/** What others generate, and code that draws without the library's classes. */
const skipped = /\/(generated|fonts|build|mail|host|functions|content)\/|\.gen\./;

const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !skipped.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sheets = files.filter((file) => file.endsWith('.css'));
const ours = sheets.filter((file) => file.startsWith('packages/ui/src/'));
const names: Names = {
  isUtility: await loadEngine(path.join(root, 'packages/ui/src/theme.css')),
  ...definedIn(ours.map(read)),
};

let changed = 0;
for (const sheet of sheets) {
  const text = rewriteStyleSheet(read(sheet), names);
  if (text === read(sheet)) continue;
  writeFileSync(path.join(root, sheet), text);
  changed += 1;
}

const declared = [...ours, 'packages/ui/src/tokens/generated/theme.css'].flatMap((file) =>
  [...read(file).matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name = '']) => name.replace(/^--lali-/, '--')),
);
const modules = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readModule(path.join(root, file), read(file)));
const { edits, doubts } = rewriteScripts(modules, names, new Set(declared));
for (const { file, text } of modules) {
  const list = edits.get(file);
  if (list === undefined) continue;
  writeFileSync(file, applied(text, list));
  changed += 1;
}

console.log(`${changed} files changed.`);
for (const { file, line, text, why } of doubts)
  console.log(`${path.relative(root, file)}:${line}: ${why}: ${text}`);
