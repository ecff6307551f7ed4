import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, siteRoot } from '../paths.ts';
import { hashSources } from './source-hash.ts';

/** The output of Vite for the sources; the same for every installation. */
export interface Bundle {
  sourceHash: string;
  client: string;
  server: string;
  /** The file with all articles and their texts, which are data and in neither bundle. */
  articles: string;
  /** The file with the ids of all static parts. */
  parts: string;
}

const prefix = 'bundle-';
const articlesFile = 'articles.json';
const partsFile = 'parts.json';

/** The bundle of the current sources, built if it does not exist. Its name is the source hash, so two runs never mix. */
export async function bundle(): Promise<Bundle> {
  const sourceHash = hashSources();
  const folder = path.join(cacheFolder, prefix + sourceHash.slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await build(unfinished);
    removeOthers();
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return {
    sourceHash,
    client: path.join(folder, 'client'),
    server: path.join(folder, 'server'),
    articles: path.join(folder, articlesFile),
    parts: path.join(folder, partsFile),
  };
}

async function build(folder: string): Promise<void> {
  // Vite keeps an existing NODE_ENV, and would then compile for React's development version.
  process.env.NODE_ENV = 'production';
  const vite = await import('vite');
  const { classSources } = await import('./class-sources.ts');
  const { chunkNames, chunkShapes, outputOf, withoutStyles } = await import('./chunk-shapes.ts');
  const shared = { root: siteRoot, logLevel: 'warn' } as const;
  const { slimDependencies } = await import('./slim-dependencies.ts');
  const { judge } = await import('../parts/judge-parts.ts');
  const { leaveOutParts, markParts } = await import('../parts/plugin.ts');
  const server = path.join(folder, 'server');
  await vite.build({
    ...shared,
    plugins: [markParts()],
    // Otherwise the process would prerender with React's development version, which is nine times slower.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { outDir: server, ssr: 'entry.server.tsx', copyPublicDir: false, manifest: false, minify: false },
  });
  const { loadLibrary } = await import('../content/library.ts');
  const { articlesOf } = await import('../content/articles.ts');
  const { articleIndex } = await loadLibrary();
  const articles = path.join(folder, articlesFile);
  writeFileSync(articles, JSON.stringify(articlesOf(articleIndex)));
  const judged = await judge(path.join(server, 'entry.server.js'), articles);
  writeFileSync(path.join(folder, partsFile), JSON.stringify(judged.parts));
  // Once to see which pages use what, and once with the chunks that suit them.
  const seen = await vite.build({
    ...shared,
    plugins: [leaveOutParts(judged), slimDependencies(), withoutStyles()],
    build: { write: false, minify: false },
  });
  await vite.build({
    ...shared,
    plugins: [
      leaveOutParts(judged),
      slimDependencies(),
      classSources(server),
      chunkShapes(chunkNames(outputOf(seen))),
    ],
    build: { outDir: path.join(folder, 'client') },
  });
}

/** Deletes bundles of earlier sources, and leftovers of killed runs. A bundle that is being written stays. */
function removeOthers(): void {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of readdirSync(cacheFolder).filter((entry) => entry.startsWith(prefix))) {
    const [, maker] = name.split('.');
    if (maker === undefined || !isRunning(Number(maker)))
      rmSync(path.join(cacheFolder, name), { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
