import { rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { functionFolders, siteRoot } from '../paths.ts';

/** The functions of the hosts by the name under which a host calls each. */
const functions = {
  netlify: ['submission-created', 'collect-forms', 'newsletter-links'],
  supabase: ['send-mails'],
} as const;

/** The folder of each host's functions. */
export type FunctionFolders = Record<keyof typeof functions, string>;

/**
 * Writes each function as one file that needs nothing else, for the host to publish. None of them is in the folder that visitors
 * can read.
 */
export async function bundleFunctions(folders: FunctionFolders = functionFolders): Promise<void> {
  const { build } = await import('vite');
  for (const [host, names] of Object.entries(functions)) {
    for (const name of names) {
      // Netlify takes a file, Supabase a folder with an index.
      const [folder, file] =
        host === 'supabase' ? [path.join(folders.supabase, name), 'index'] : [folders.netlify, name];
      rmSync(path.join(folder, `${file}.mjs`), { force: true });
      await build({
        configFile: false,
        root: siteRoot,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        plugins: [namedBuiltins],
        ssr: { noExternal: true },
        build: {
          ssr: path.join('functions', host, `${name}.ts`),
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          minify: false,
          target: 'node22',
          rolldownOptions: {
            output: { entryFileNames: `${file}.mjs`, codeSplitting: false },
            checks: { pluginTimings: false },
          },
        },
      });
    }
  }
}

/** Deno knows the modules of Node by their whole names only. */
const namedBuiltins: Plugin = {
  name: 'named-builtins',
  enforce: 'pre',
  resolveId: (id) =>
    isBuiltin(id) ? { id: id.startsWith('node:') ? id : `node:${id}`, external: true } : undefined,
};
