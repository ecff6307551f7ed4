// Makes an empty database in the folder that is named, and ends. Started by make-database.ts.
import { PGlite } from '@electric-sql/pglite';

const [folder] = process.argv.slice(2);
const engine = await PGlite.create(folder as string);
await engine.close();
