import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from '../src/database/generate-types.ts';
import { openPglite } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';

const file = path.join(import.meta.dirname, '../../leads/src/database.gen.ts');

export async function generate({ check }: { check: boolean }): Promise<void> {
  const database = await openPglite();
  await migrate(database);
  const types = await generateTypes(database);
  await database.connection.close();
  if (!check) return writeFileSync(file, types);
  if (types !== readFileSync(file, 'utf8')) {
    throw new Error('database.gen.ts is not what the migrations say: run "pnpm generate"');
  }
}
