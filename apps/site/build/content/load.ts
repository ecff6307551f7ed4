import path from 'node:path';
import { runnerImport } from 'vite';
import { siteRoot } from '../paths.ts';
import type * as everything from './all-content.ts';
import { type Library, loadLibrary, readLibrary } from './library.ts';
import type { Exports } from './records.ts';
import { textModules } from './text-modules.ts';

/** All content as written, before any check. */
export interface Content {
  /** By name of the file below content/: 'claims.ts'. */
  modules: Readonly<Record<string, Exports>>;
  /** By folder and name of the file: the default exports of the files in content/projects, content/sketches and content/team. */
  collections: Readonly<Record<'projects' | 'sketches' | 'team', Readonly<Record<string, unknown>>>>;
  /** The content of each page, by the name of its file in content/pages. */
  pages: Readonly<Record<string, Exports>>;
  library: Library;
}

/** Runs a TypeScript module like the build does, including `import.meta.glob` and Markdown. */
export async function runModule<Module>(name: string): Promise<Module> {
  let library: Promise<Library> | undefined;
  const read = () => {
    library ??= loadLibrary();
    return library;
  };
  const { module } = await runnerImport<Module>(path.resolve(import.meta.dirname, name), {
    root: siteRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [textModules(read)],
  });
  return module;
}

export async function loadContent(): Promise<Content> {
  const all = await runModule<typeof everything>('all-content.ts');
  const { modules, pages, projects, sketches, team } = all;
  return {
    modules: byName(modules),
    pages: byName(pages, '.ts'),
    collections: {
      projects: byName(projects, '.ts'),
      sketches: byName(sketches, '.ts'),
      team: byName(team, '.ts'),
    },
    library: readLibrary(all),
  };
}

function byName<T>(files: Readonly<Record<string, T>>, extension = ''): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([file, value]) => [path.basename(file, extension), value]),
  );
}
