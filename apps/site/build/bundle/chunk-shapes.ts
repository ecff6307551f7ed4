import path from 'node:path';
import type { build, Plugin, Rolldown } from 'vite';
import { siteRoot } from '../paths.ts';

/*
 * The bundler makes a chunk of all modules that the same pages use: about fifty for a page, most of them tiny. Each is a
 * request, and is compressed alone. Here they are put together by what pages really load.
 */

/** Modules that the same pages use. */
interface Part {
  modules: string[];
  pages: ReadonlySet<string>;
  /** Bytes, compressed. */
  size: number;
}

/** So many compressed bytes are as bad as one more file: with this every page keeps to the budgets in crawl/scripts.ts. */
export const costOfFile = 1800;
/** A page has no more files than these, beside those that every page has. The crawl counts all of them. */
const filesOfAPage = 8;
/** So many times a script is larger than minified and compressed. */
const compression = 5.5;

/** The name of the chunk for each module, by its id; the bundler decides about all others. */
type ChunkNames = ReadonlyMap<string, string>;

const applicationFile = path.join(siteRoot, 'hydrate.tsx');

type Output = Rolldown.RolldownOutput['output'];

export function outputOf(built: Awaited<ReturnType<typeof build>>): Output {
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Vite has not said what it has built.');
  return first.output;
}

/** @param output Of a build in which the bundler has decided alone. */
export function chunkNames(output: Output): ChunkNames {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const closure = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of chunks.get(file)?.imports ?? []) closure(next, found);
    return found;
  };
  const filesOf = (fits: (id: string) => boolean) =>
    [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId !== null && fits(facadeModuleId));
  const [entry] = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const [application] = filesOf((id) => id === applicationFile);
  if (entry === undefined || application === undefined)
    throw new Error('The client bundle has no chunk for entry.client.ts or for hydrate.tsx.');

  const early = closure(entry.fileName);
  const everywhere = closure(application.fileName);
  const pages = filesOf((id) => id.startsWith(path.join(siteRoot, 'pages/')));
  // What is fetched by its own name stays a file of its own.
  const own = new Set([...chunks.values()].flatMap(({ facadeModuleId }) => facadeModuleId ?? []));
  const names = new Map<string, string>();
  const parts = new Map<string, Part & { pages: Set<string> }>();
  for (const { fileName } of pages) {
    for (const file of closure(fileName)) {
      const chunk = chunks.get(file);
      if (chunk === undefined || early.has(file) || everywhere.has(file)) continue;
      const part = parts.get(file) ?? {
        modules: chunk.moduleIds,
        pages: new Set(),
        size: chunk.code.length / compression,
      };
      part.pages.add(fileName);
      parts.set(file, part);
    }
  }
  for (const file of everywhere) {
    for (const id of early.has(file) ? [] : (chunks.get(file)?.moduleIds ?? []))
      names.set(id, isReact.test(id) ? 'react' : 'hydrate');
  }
  for (const { modules } of join([...parts.values()], filesOfAPage)) {
    const shared = modules.filter((id) => !own.has(id));
    for (const id of shared) names.set(id, `shared-${nameOf(shared)}`);
  }
  return names;
}

const isReact = /\/node_modules\/(react|react-dom|scheduler)\/|\/browser\/react-dom\.ts$/;

/**
 * Joins the two parts that save most when they are one file, as long as any do; then those that cost least, until no page
 * has more than `most`.
 */
export function join(parts: readonly Part[], most = Number.POSITIVE_INFINITY): Part[] {
  let all = [...parts];
  for (;;) {
    const crowded = pagesWithMore(all, most);
    const shared = all.filter(isShared);
    const pairs = shared.flatMap((a, i) => shared.slice(i + 1).map((b) => pairOf(a, b)));
    const useful = pairs.filter(
      ({ a, b, saving }) => saving > 0 || crowded.some((page) => a.pages.has(page) && b.pages.has(page)),
    );
    const best = useful.reduce<Pair | undefined>(
      (found, pair) => (found === undefined || pair.saving > found.saving ? pair : found),
      undefined,
    );
    if (best === undefined) return shared;
    all = all.flatMap((part) => (part === best.a ? [best.joint] : part === best.b ? [] : [part]));
  }
}

/** What one page alone uses is no burden to others. */
const isShared = ({ pages }: Part): boolean => pages.size > 1;

interface Pair {
  a: Part;
  b: Part;
  joint: Part;
  /** Bytes of all pages together; negative where it costs more. */
  saving: number;
}

function pairOf(a: Part, b: Part): Pair {
  const joint = together(a, b);
  return { a, b, joint, saving: cost(a) + cost(b) - cost(joint) };
}

function pagesWithMore(parts: readonly Part[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const page of parts.flatMap(({ pages }) => [...pages])) counts.set(page, (counts.get(page) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([page]) => page);
}

function together(a: Part, b: Part): Part {
  return {
    modules: [...a.modules, ...b.modules],
    pages: new Set([...a.pages, ...b.pages]),
    size: a.size + b.size,
  };
}

/** Of all pages together; the page where most visits begin counts for several. */
function cost({ pages, size }: Part): number {
  const visits = [...pages].reduce((sum, page) => sum + (isHome.test(page) ? visitsOfHome : 1), 0);
  return visits * (size + costOfFile);
}

const isHome = /(^|\/)home-[^/]*\.js$/;
/** An assumption: nobody has counted visits yet. With fewer the home page gets more of what other pages need. */
const visitsOfHome = 6;

/** A name that says something of what is in it, and changes seldom. */
function nameOf(modules: readonly string[]): string {
  const [first = 'part'] = modules.map((id) => /[\w-]+/.exec(path.basename(id))?.[0] ?? '').sort();
  return first;
}

/** Lets the client's bundle have these chunks. */
export function chunkShapes(names: ChunkNames): Plugin {
  return {
    name: 'laliaflia:chunk-shapes',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string) => names.get(id) ?? null }],
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, output) {
        const manifest = output['.vite/manifest.json'];
        if (manifest?.type !== 'asset') return;
        const records: Record<string, { file: string }> = JSON.parse(String(manifest.source));
        const holder = Object.values(output).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(applicationFile),
        );
        const record = Object.values(records).find(({ file }) => file === holder?.fileName);
        // A chunk of several modules has a name of its own there.
        if (record) manifest.source = JSON.stringify({ ...records, 'hydrate.tsx': record });
      },
    },
  };
}

/** Styles say nothing about scripts. */
export function withoutStyles(): Plugin {
  return {
    name: 'laliaflia:without-styles',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  };
}
