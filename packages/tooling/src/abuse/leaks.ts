import { homedir, tmpdir } from 'node:os';
import { root } from '../paths.ts';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** What no answer to a stranger may hold, whatever was asked. */
const telltales: readonly (readonly [string, RegExp])[] = [
  ['a stack', /^\s+at .+[(:]\d+:\d+\)?$|\\n\s+at |node:internal/m],
  ['SQL', /\b(select|insert into|update|delete from)\b[^<>]{0,200}\b(from|values|set|where|returning)\b/i],
  [
    'a path of the server',
    new RegExp(`node_modules|\\bfile://|${[root, homedir(), tmpdir()].map(escaped).join('|')}`),
  ],
];

/**
 * What of it an answer gives away.
 * @param secrets Words that stand in foreign rows or open something.
 * @param sent What was asked: whoever sent a statement may read it again.
 */
export function leaksIn(answer: string, secrets: Readonly<Record<string, string>>, sent = ''): string[] {
  const told = telltales.filter(([, pattern]) => pattern.test(answer) && !pattern.test(sent));
  const given = Object.entries(secrets).filter(([, secret]) => answer.includes(secret));
  return [...told, ...given].map(([name]) => name);
}
