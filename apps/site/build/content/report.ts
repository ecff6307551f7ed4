import { styleText } from 'node:util';
import { contradictions, type Finding, findingKinds, marked, pastDates, pictures } from './findings.ts';
import { type Addresses, links } from './links.ts';
import type { Content } from './load.ts';
import { orphans } from './orphans.ts';

export interface CheckContext extends Addresses {
  /** '2026-11-21'. */
  today: string;
  /** Files in content/images. */
  images: readonly string[];
}

/** The findings for the owner of the content, the most urgent first. */
export function inspect(content: Content, around: CheckContext): Finding[] {
  return [
    ...links(content, around),
    ...contradictions(content),
    ...marked(content),
    ...pastDates(content, around.today),
    ...pictures(content, around.images),
    ...orphans(content, around.sources),
  ];
}

type Style = Parameters<typeof styleText>[0];

/** The report for a terminal; `plain` leaves the colours out. */
export function reportText(findings: readonly Finding[], { plain = false } = {}): string {
  const styled = (style: Style, text: string) => (plain ? text : styleText(style, text));
  const kinds = Object.keys(findingKinds) as Finding['kind'][];
  const parts = kinds.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    if (found.length === 0) return [];
    const failing = found.some(({ level }) => level === 'error');
    const title = `${findingKinds[kind]} (${found.length})`;
    return [
      [
        styled(['bold', failing ? 'red' : 'yellow'], title),
        ...found.map(({ text, where }) => `  ${text}  ${styled('dim', where)}`),
      ].join('\n'),
    ];
  });
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  const verdict = `${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  return [...parts, styled(errors > 0 ? 'red' : 'green', verdict)].join('\n\n');
}

function count(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`;
}
