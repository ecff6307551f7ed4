import { rmSync } from 'node:fs';
import { bundleStamp, clientBundle, serverBundle, siteRoot } from './paths.ts';
import { hashSources, readStamp, writeStamp } from './stamp.ts';

/** Makes the client's and the prerender's bundle when their sources have changed. Returns the stamp of the sources. */
export async function bundle(): Promise<string> {
  const stamp = hashSources();
  if (readStamp(bundleStamp) === stamp) return stamp;
  rmSync(bundleStamp, { force: true });
  const { build } = await import('vite');
  const shared = { root: siteRoot, logLevel: 'warn' } as const;
  await Promise.all([
    build({ ...shared, build: { outDir: clientBundle, emptyOutDir: true } }),
    build({
      ...shared,
      build: {
        outDir: serverBundle,
        emptyOutDir: true,
        ssr: 'entry.server.tsx',
        copyPublicDir: false,
        manifest: false,
      },
    }),
  ]);
  writeStamp(bundleStamp, stamp);
  return stamp;
}
