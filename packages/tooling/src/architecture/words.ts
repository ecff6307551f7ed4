import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../paths.ts';

/*
 * Whether words that visitors read stand in code. They belong to apps/site/content, those of the desk to apps/desk/content, so
 * that a second language is a second folder. Found is what reads like a sentence; what is thrown or logged is for developers and passes.
 */

/**
 * Rooms whose code puts something before visitors. What build/content says is for whoever writes the content, and
 * what build/parts writes is code.
 */
const rooms = [
  'apps/site/*.{ts,tsx}',
  'apps/site/{browser,delivery,features,host,mail,pages,parts,pictures,routing,seo,shell}/**/*.{ts,tsx}',
  'apps/site/build/!(content|parts)/**/*.{ts,tsx}',
  'apps/desk/*.{ts,tsx}',
  'apps/desk/{account,data,events,leads,newsletter,numbers,shell,sign-in}/**/*.{ts,tsx}',
  'packages/leads/src/**/*.ts',
];
const backstage = /[.]test[.]tsx?$|[.]config[.]ts$|[.]gen[.]ts$|\/test\/|\/samples[.]ts$/;

const own = 'packages/tooling/src/architecture/words.ts';

/** Attributes that are read out or shown. */
const shown = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** Goes into the log or into the reason of an outcome, which nobody but a developer reads. */
const forTheLog: Readonly<Record<string, readonly string[]>> = {
  'apps/site/delivery/post-directly.ts': ['The form handling answered '],
  'apps/site/delivery/submission-engine.ts': [
    'The inquiry could not be sent',
    'The chat message could not be saved',
    'The answers could not be sent',
  ],
  'packages/leads/src/gateway/logged.ts': ['Analytics tracking error', 'supabaseKey is required.'],
  'packages/leads/src/gateway/send.ts': [
    'The host has no form for this',
    'The database has no table for this',
  ],
  'packages/leads/src/submission/engine.ts': ['Another tab has tried'],
};

/** Words for visitors in the code of a workspace, a line each, and what is let through although it is gone. */
export function checkWords(baseDir = root): string[] {
  const files = globSync(rooms, { cwd: baseDir }).filter((file) => !backstage.test(file));
  return files.sort().flatMap((file) => {
    const words = wordsIn(readFileSync(path.join(baseDir, file), 'utf8'));
    const passed = forTheLog[file] ?? [];
    return [
      ...words
        .filter((each) => !passed.includes(each))
        .map((each) => `${file}: “${each}” is for visitors: hand it in from apps/site/content.`),
      ...passed
        .filter((each) => !words.includes(each))
        .map((each) => `${file}: “${each}” has gone: take it off the list in ${own}.`),
    ];
  });
}

type Node = { type: string } & Readonly<Record<string, unknown>>;

/** The words for visitors in a piece of code. */
export function wordsIn(source: string): string[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: true });
  return found(module as unknown as Node);
}

function found(node: Node): string[] {
  if (isForDevelopers(node)) return [];
  switch (node.type) {
    case 'JSXText':
      return /\p{L}/u.test(String(node.value)) ? [String(node.value).trim()] : [];
    case 'JSXAttribute':
      return inAttribute(node);
    case 'StringLiteral':
      return readsLikeSentence(String(node.value)) ? [String(node.value)] : [];
    case 'TemplateElement':
      return readsLikeSentence(String(node.raw)) || isPartOfOne(String(node.raw)) ? [String(node.raw)] : [];
    default:
      return below(node);
  }
}

function inAttribute(node: Node): string[] {
  const { value } = node.name as { value?: string };
  const given = node.value as Node | null;
  if (value === 'className' || !given) return [];
  const isShown = shown.has(value ?? '') && given.type === 'StringLiteral';
  return isShown && /\p{L}/u.test(String(given.value)) ? [String(given.value)] : found(given);
}

function below(node: Node): string[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null)
    .flatMap((value) => ('type' in value ? found(value) : below(value)));
}

/** Types, imports, and what is thrown or logged. */
function isForDevelopers({ type, callee }: Node): boolean {
  if (type === 'CallExpression') {
    const object = (callee as { object?: { value?: string } }).object;
    return object?.value === 'console';
  }
  if (type === 'NewExpression') return /Error$/.test((callee as { value?: string }).value ?? '');
  return /^(ThrowStatement|Import|Ts.*Type$|TsLiteralType|TsInterface)/.test(type);
}

/** Begins large and goes on with a word, also between tags; or ends as a sentence does. */
function readsLikeSentence(text: string): boolean {
  return (
    /(^|>)\s*\p{Lu}[\p{L}’']*[,:]? +(\p{L}*\p{Ll}|[\p{N}"“])/u.test(text) ||
    /\p{L} .*\p{L}[.?!…]\s*$/u.test(text)
  );
}

/** Beside a value that is put in. */
function isPartOfOne(text: string): boolean {
  return /(^|\s)\p{L}{2,} \p{L}{2,}(\s|$|[,.:?!])/u.test(text);
}
