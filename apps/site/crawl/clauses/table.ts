import type { Clause, Place, Proof, Section } from './clause.ts';

const introduction = `<!-- Written by pnpm generate from apps/site/crawl/clauses. -->

# Requirements and their proofs

Every sentence of the specification's sections 2 (screens) and 9 (constants and limits), with the page or the test that
proves it. The crawl checks what the built pages show. A test counts as a proof if it ran and passed in the same run of
\`pnpm test\`.
`;

/** The clauses as a Markdown document. */
export function clauseTable(sections: readonly Section[]): string {
  return [introduction, ...sections.map(sectionText)].join('\n');
}

function sectionText({ title, clauses }: Section): string {
  return `## ${title}\n\n| Id | Clause | Proof |\n|---|---|---|\n${clauses.map(row).join('\n')}\n`;
}

function row({ id, words, proofs }: Clause): string {
  const cells = [id, words, proofs.map(proofText).join('; ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function proofText(proof: Proof): string {
  switch (proof.kind) {
    case 'shows':
      return `${placeText(proof.place)} shows ${proof.record ?? `"${proof.text}"`}`;
    case 'links':
      return `${placeText(proof.place)} links "${proof.name}" to \`${proof.href}\``;
    case 'has':
      return `${placeText(proof.place)} has ${proof.record ?? proof.count} \`${proof.selector}\``;
    case 'check':
      return `crawl › "${proof.name}"`;
    case 'test':
      return `\`${proof.file}\` › "${proof.title}"`;
  }
}

function placeText(place: Place): string {
  if ('address' in place) return `\`${place.address}\``;
  return place.except.length === 0
    ? `every ${place.part}`
    : `every ${place.part} but that of ${place.except.join(' and ')}`;
}
