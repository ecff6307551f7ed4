import { run, runNode } from '@laliaflia/tooling/process.ts';

async function output(ended: Promise<{ code: number; output: string }>, what: string): Promise<string> {
  const { code, output } = await ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${output.trim()}`);
  return output;
}

/** Runs a Node script quietly; if it fails, throws with its output. */
export const node = (script: string, args: readonly string[], cwd: string): Promise<string> =>
  output(
    runNode(script, args, { cwd, quiet: true, env: { NODE_ENV: 'production' } }),
    `${script} ${args.join(' ')}`,
  );

/** pnpm adds itself to the path of its scripts; a script that Node starts directly has npx. */
const [pnpmCommand, ...pnpmFirst] = process.env.npm_config_user_agent?.startsWith('pnpm/')
  ? ['pnpm']
  : (['npx', '--yes', 'pnpm'] as const);

export const pnpm = (args: readonly string[], cwd: string): Promise<string> =>
  output(run(pnpmCommand, [...pnpmFirst, ...args], { cwd, quiet: true }), `pnpm ${args.join(' ')}`);

const npm = (args: readonly string[], cwd: string): Promise<string> =>
  output(run('npm', args, { cwd, quiet: true }), `npm ${args.join(' ')}`);

/** Whoever publishes may pack with either. */
export const packers = { npm, pnpm };

export type Packer = keyof typeof packers;
