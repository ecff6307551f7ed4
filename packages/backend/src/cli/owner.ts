import { runOwner } from './run-owner.ts';

process.exitCode = await runOwner(process.argv.slice(2), process.env, {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
