import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collect the output instead of showing it. */
  quiet?: boolean;
}

export interface RunResult {
  code: number;
  /** Both streams in the order of their output; empty unless `quiet`. */
  output: string;
}

/** Starts a program, waits for its end and never throws because of its exit code. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env, quiet = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // No standard input: no step may wait for input.
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === null ? 1 : 128), output }));
  });
}

/** Runs a tool of the workspace with the Node that runs this script. */
export function runNode(script: string, args: readonly string[], options?: RunOptions): Promise<RunResult> {
  return run(process.execPath, [script, ...args], options);
}
