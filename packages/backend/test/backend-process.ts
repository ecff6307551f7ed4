// A backend in a process of its own, for tests that kill it. Prints its address when it answers.
import { startBackend } from '../src/embedded/index.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const { url } = await startBackend({
  dataDir,
  ...(databaseUrl && { databaseUrl }),
  port: 0,
  rateLimit: false,
});
console.log(url);
