import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from '../src/database/generate-types.ts';
import { openPglite } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';

const folder = path.resolve(import.meta.dirname, '..');
const file = path.join(folder, '../leads/src/database.gen.ts');

/** The types, below a hash of them and of what they come from, so that a check needs no database. */
export async function generate({ check }: { check: boolean }): Promise<void> {
  if (check) return compare(readFileSync(file, 'utf8'));
  const database = await openPglite();
  await migrate(database);
  const types = await generateTypes(database);
  await database.connection.close();
  writeFileSync(file, headOf(types) + types);
}

function compare(text: string): void {
  const end = text.indexOf('\n') + 1;
  if (text.slice(0, end) !== headOf(text.slice(end)))
    throw new Error('database.gen.ts is not what the migrations say: run "pnpm generate"');
}

function headOf(types: string): string {
  const hash = createHash('sha256').update(types);
  for (const source of [
    'src/database/generate-types.ts',
    ...globSync('supabase/migrations/*.sql', { cwd: folder }).sort(),
  ])
    hash.update(source).update(readFileSync(path.join(folder, source)));
  return `// Generated from the migrations by pnpm generate: ${hash.digest('hex').slice(0, 20)}\n`;
}
