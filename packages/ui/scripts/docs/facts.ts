import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { color } from '../../src/tokens/generated/tokens.ts';
import { packageRoot, source } from '../package/paths.ts';
import { readPublisher, unfilled } from '../package/publisher.ts';

/** A sentence of the changelog that names the component, and its version: `next` is not out yet. */
export interface Change {
  version: string;
  /** Markdown. */
  text: string;
}

/** What is known of a component folder without anybody having written it for the docs page. */
export interface Facts {
  /** Component folders that it is made of. */
  madeOf: string[];
  /** Component folders that are made of it. */
  usedIn: string[];
  /** Other folders whose SPEC.md leads here, or to which this one leads. */
  namedWith: string[];
  /** Colours by their role. */
  tokens: string[];
  changes: Change[];
  /** Its tests press keys. */
  keys: boolean;
  /** Its tests look at it in forced colours. */
  forcedColours: boolean;
  /** Its arrow keys are tested inside a part that is written from right to left. */
  arrows: boolean;
  /** What a screen reader says, by the name of the record. */
  transcripts: Record<string, string>;
  /** On GitHub, as soon as somebody owns the repository. */
  address?: string;
}

const read = (file: string) => readFileSync(file, 'utf8');
const folders = () =>
  globSync('{primitives,media,sections}/*/SPEC.md', { cwd: source })
    .map((file) => path.dirname(file).replaceAll('\\', '/'))
    .sort();

const isBackstage = (file: string) => /\.(test|stories|samples?|harness|play)\./.test(file);

function filesOf(folder: string): { own: string; tests: string; names: string[] } {
  const files = globSync('*.{ts,tsx}', { cwd: path.join(source, folder) }).sort();
  const text = (wanted: (file: string) => boolean) =>
    files
      .filter(wanted)
      .map((file) => read(path.join(source, folder, file)))
      .join('\n');
  const own = text((file) => !isBackstage(file));
  const title = /^# (.+)$/m.exec(read(path.join(source, folder, 'SPEC.md')))?.[1] ?? '';
  const named = title.split(/, | and /);
  const exported = [...own.matchAll(/export function ([A-Z]\w+)/g)].map(([, name = '']) => name);
  return { own, tests: text(isBackstage), names: [...new Set([...named, ...exported])] };
}

/** The component folders that a text leads to, from a file in `folder`. */
function leadsTo(folder: string, text: string, pattern: RegExp): string[] {
  const places = [...text.matchAll(pattern)].map(([, target = '']) =>
    path.posix.normalize(path.posix.join(folder, target)).replace(/\/[\w.-]+\.\w+$/, ''),
  );
  return [...new Set(places)].filter((place) => place !== folder).sort();
}

const imports = /from '(\.[^']+)'/g;
const links = /\]\((\.[^)]+SPEC\.md)\)/g;

const colours = Object.keys(color).sort((a, b) => b.length - a.length);

function tokensIn(text: string): string[] {
  const used = new Set<string>();
  for (const name of colours)
    if (new RegExp(`(?:lali:[\\w:@/\\[\\]&-]*?[a-z]-|--lali-color-)${name}(?![\\w-])`).test(text))
      used.add(name);
  return Object.keys(color).filter((name) => used.has(name));
}

/** Paragraphs of the changelog, the newest first, and above them those of the changes that no version has yet. */
export function readChanges(): Change[] {
  const folder = path.join(packageRoot, '../../.changeset');
  const coming = globSync('*.md', { cwd: folder })
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => read(path.join(folder, file)).replace(/^---[\s\S]*?---\s*/, ''));
  const [, ...versions] = read(path.join(packageRoot, 'CHANGELOG.md')).split(/^## /m);
  return [
    ...coming.flatMap((text) => paragraphs(text).map((each) => ({ version: 'next', text: each }))),
    ...versions.flatMap((version) => {
      const [number = '', ...rest] = version.split('\n');
      return paragraphs(rest.join('\n')).map((text) => ({ version: number.trim(), text }));
    }),
  ];
}

/** A list is a paragraph for each of its items. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=- )/)
    .map((each) => each.replaceAll(/\s+/g, ' ').replace(/^- /, '').trim())
    .filter((each) => each !== '' && !each.startsWith('#'));

/** A name of one word (`Page`, `Text`) counts only as code: it may be a word of the sentence. */
export function names(text: string, component: string): boolean {
  const isWord = /^[A-Z][a-z0-9]+$/.test(component);
  return new RegExp(isWord ? `\`<?${component}\\b[^\`]*\`` : `\\b${component}\\b`).test(text);
}

/** What a screen reader said in the tests of the site, and whose words these are. */
const heard: Record<string, string[]> = {
  'sections/booking-form': ['booking', 'webinar'],
  'sections/contact-form': ['contact'],
  'sections/site-footer': ['newsletter'],
  'sections/site-header': ['menu'],
  'sections/chat-panel': ['chat-opened', 'chat-question', 'chat-answered'],
  'sections/multi-step-form': ['assessment-first-question', 'assessment-two-answers'],
  'sections/result-view': ['assessment-result'],
};

export const transcriptFolder = path.join(packageRoot, '../../apps/site/e2e/transcripts');

export const transcriptNames = (): string[] => Object.values(heard).flat();

const transcriptsOf = (folder: string) =>
  Object.fromEntries(
    (heard[folder] ?? []).map((name) => [name, read(path.join(transcriptFolder, `${name}.txt`)).trim()]),
  );

export function readFacts(): Record<string, Facts> {
  const all = folders();
  const texts = new Map(all.map((folder) => [folder, filesOf(folder)]));
  const known = (place: string) => texts.has(place);
  const made = new Map(
    [...texts].map(([folder, { own }]) => [folder, leadsTo(folder, own, imports).filter(known)]),
  );
  const named = new Map(
    all.map((folder) => [
      folder,
      leadsTo(folder, read(path.join(source, folder, 'SPEC.md')), links).filter(known),
    ]),
  );
  const changes = readChanges();
  const arrows = leadsTo('test', read(path.join(packageRoot, 'test/right-to-left.test.tsx')), imports);
  const publisher = readPublisher();
  const owned = !unfilled(publisher).includes('repository');
  const back = (lists: Map<string, string[]>, folder: string) =>
    all.filter((other) => lists.get(other)?.includes(folder));
  return Object.fromEntries(
    all.map((folder): [string, Facts] => {
      const { own, tests, names: own_ } = texts.get(folder) ?? { own: '', tests: '', names: [] };
      return [
        folder,
        {
          madeOf: made.get(folder) ?? [],
          usedIn: back(made, folder),
          namedWith: [...new Set([...(named.get(folder) ?? []), ...back(named, folder)])].sort(),
          tokens: tokensIn(own),
          changes: changes.filter(({ text }) => own_.some((name) => names(text, name))),
          keys: /userEvent\.(keyboard|tab)|focusesFirst/.test(tests),
          forcedColours: /forced-colors|forcedColors/.test(tests),
          arrows: arrows.includes(`src/${folder}`),
          transcripts: transcriptsOf(folder),
          ...(owned && { address: `${publisher.repository}/tree/main/packages/ui/src/${folder}` }),
        },
      ];
    }),
  );
}
