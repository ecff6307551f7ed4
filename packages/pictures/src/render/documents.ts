import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { Scene, Screen } from '../scene.ts';
import { packageFolder } from './files.ts';

/** Raise it when the same document has to give another picture: other formats, widths, qualities. */
const edition = '2';

/** A screen as a page of its own. */
export interface ScreenDocument {
  project: string;
  screen: Screen;
  html: string;
  /** Stands for everything the picture is made of. */
  source: string;
}

const require = createRequire(import.meta.url);

/** Font files are served from this path; what follows is the path within node_modules. */
export const fontPath = '/fonts/';

function fontStyles(styleSheet: string): { css: string; version: string } {
  const name = styleSheet.split('/').slice(0, 2).join('/');
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  const css = readFileSync(require.resolve(styleSheet), 'utf8').replaceAll(
    'url(./',
    `url(${fontPath}${name}/`,
  );
  return { css, version: `${name}@${version}` };
}

/** The file behind an address below `fontPath`. */
export function fontFile(address: string): string {
  const [scope = '', name = '', ...rest] = address.slice(fontPath.length).split('/');
  return path.join(path.dirname(require.resolve(`${scope}/${name}/package.json`)), ...rest);
}

function documentOf(scene: Scene, screen: Screen, base: string): ScreenDocument {
  const fonts = scene.fonts.map(fontStyles);
  const markup = renderToStaticMarkup(createElement(screen.Screen));
  const before = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${screen.id}</title>`;
  const own = `<style>${base}\n${scene.styles}</style></head><body>${markup}</body></html>`;
  const source = createHash('sha256')
    .update([edition, screen.device, ...fonts.map(({ version }) => version), own].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const faces = `<style>${fonts.map(({ css }) => css).join('\n')}</style>`;
  return { project: scene.project, screen, html: before + faces + own, source };
}

/** The documents of these projects, by project. No browser is needed. */
export async function documentsOf(projects: readonly string[]): Promise<Map<string, ScreenDocument[]>> {
  const { NODE_ENV } = process.env;
  const vite = await createServer({
    configFile: false,
    root: packageFolder,
    cacheDir: path.join(packageFolder, '.cache/vite'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: base } = (await vite.ssrLoadModule('/src/shared/base.css?inline')) as {
      default: string;
    };
    const documents = new Map<string, ScreenDocument[]>();
    for (const project of projects) {
      const module = await vite.ssrLoadModule(`/src/scenes/${project}/index.ts`);
      const scene = module.default as Scene;
      checkScene(project, scene);
      documents.set(
        project,
        scene.screens.map((screen) => documentOf(scene, screen, base)),
      );
    }
    return documents;
  } finally {
    await vite.close();
    // Vite sets it for its server, and a run of all checks goes on after this one.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function checkScene(folder: string, { project, screens }: Scene): void {
  const where = `packages/pictures/src/scenes/${folder}/index.ts`;
  if (project !== folder) {
    throw new Error(
      `${where} says project "${project}": the folder bears the project's id, rename one of the two.`,
    );
  }
  if (screens.length < 1 || screens.length > 6) {
    throw new Error(`${where} lists ${screens.length} screens, and a gallery shows one to six.`);
  }
  const ids = screens.map(({ id }) => id);
  const wrong = ids.find((id, at) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || ids.indexOf(id) !== at);
  if (wrong !== undefined) {
    throw new Error(`${where}: the id "${wrong}" names files, so it is unique, lower-case and hyphenated.`);
  }
}
