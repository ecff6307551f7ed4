import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { sections } from '../crawl/clauses/index.ts';
import { clauseTable } from '../crawl/clauses/table.ts';

const file = path.join(repositoryRoot, 'docs/clauses.md');

export function generate({ check }: { check: boolean }): void {
  const text = clauseTable(sections);
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    throw new Error('docs/clauses.md is not what apps/site/crawl/clauses says: run "pnpm generate"');
}
