import { run } from '../src/cli/run.ts';

const { SUPABASE_URL: _, SUPABASE_SECRET_KEY: __, DATABASE_URL: ___, ...others } = process.env;

/** Without what names another database. */
export const environment: NodeJS.ProcessEnv = others;

/** What `pnpm leads` says, in this process. */
export async function leads(args: readonly string[], env: NodeJS.ProcessEnv) {
  let out = '';
  let complaint = '';
  const terminal = {
    write(text: string) {
      out += text;
    },
    complain(text: string) {
      complaint += text;
    },
    width: 200,
  };
  const code = await run(args, { ...environment, ...env }, terminal);
  return { code, out, complaint };
}
