import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../paths.ts';
import { runModule } from './load.ts';
import type { Surroundings } from './report.ts';

/** What the content is compared with: the route table, the pages, the files and the calendar. */
export async function surroundings(): Promise<Surroundings> {
  const { routes, notFound, redirects } =
    await runModule<typeof import('../../routes.tsx')>('../../routes.tsx');
  const code = ['content', 'pages', 'lib'].flatMap((folder) =>
    below(folder).map((file) => `${folder}/${file}`),
  );
  return {
    routes: [...routes, notFound],
    redirects,
    files: below('public').map((file) => `/${file}`),
    images: below('content/images'),
    sources: Object.fromEntries(
      [...code, 'app.tsx', 'routes.tsx']
        .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content/schema/'))
        .map((file) => [file, readFileSync(path.join(siteRoot, file), 'utf8')]),
    ),
    today: new Date().toISOString().slice(0, 10),
  };
}

function below(folder: string): string[] {
  const from = path.join(siteRoot, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}
