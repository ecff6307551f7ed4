import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a server has written down of its events, the oldest first. */
export function journalOf(dataDir: string): Record<string, unknown>[] {
  const text = readFileSync(path.join(dataDir, 'log/events.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
