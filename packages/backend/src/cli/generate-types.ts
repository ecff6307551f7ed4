import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from '../database/generate-types.ts';
import { openPglite } from '../embedded/connect.ts';
import { migrate } from '../embedded/migrate.ts';

const database = await openPglite();
await migrate(database);
const file = path.join(import.meta.dirname, '../database/database.gen.ts');
writeFileSync(file, await generateTypes(database));
await database.connection.close();
