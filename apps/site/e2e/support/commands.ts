import { leads, owner } from '@laliaflia/backend/cli';

const commands = { leads, owner };

/**
 * What `pnpm leads` or `pnpm run owner` prints. Both run in this process, the tests of the
 * backend start them as commands.
 */
export async function command(
  name: keyof typeof commands,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  let printed = '';
  let complaint = '';
  const code = await commands[name](args, environment, {
    write: (text) => {
      printed += text;
    },
    complain: (text) => {
      complaint += text;
    },
    width: 140,
  });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}: ${complaint}`);
  return printed;
}
