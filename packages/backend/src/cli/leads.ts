import { run } from './run.ts';

// "pnpm leads | head" closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), process.env, {
  write: (text) => new Promise<void>((resolve) => void process.stdout.write(text, () => resolve())),
  complain: (text) => process.stderr.write(text),
  width: process.stdout.columns ?? 140,
});
