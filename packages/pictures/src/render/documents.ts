import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ourFolders } from '@laliaflia/tooling/pictures/files.ts';
import type { Scene, Screen } from '@laliaflia/tooling/pictures/scene.ts';
import {
  cutOf,
  edition,
  fontPackage,
  shortHash,
  styleSheets,
} from '@laliaflia/tooling/pictures/source-hash.ts';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

/** A screen as a page of its own. */
export interface ScreenDocument {
  project: string;
  screen: Screen;
  html: string;
  /** Hash of markup, styles and versions of the fonts: the same hash gives the same images. */
  hash: string;
}

const require = createRequire(import.meta.url);

/** Font files are served from this path; what follows is the path within node_modules. */
export const fontPath = '/fonts/';

function fontStyles(styleSheet: string): { css: string; version: string } {
  const name = fontPackage(styleSheet);
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

function documentOf(scene: Scene, screen: Screen, Component: ComponentType): ScreenDocument {
  const fonts = scene.fonts.map(fontStyles);
  const styles = styleSheets(scene).map((file) => readFileSync(file, 'utf8'));
  const markup = renderToStaticMarkup(createElement(Component));
  const before = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${screen.id}</title>`;
  const own = `<style>${styles.join('\n')}</style></head><body>${markup}</body></html>`;
  const hash = shortHash([
    edition,
    screen.device,
    ...cutOf(screen),
    ...fonts.map(({ version }) => version),
    own,
  ]);
  const faces = `<style>${fonts.map(({ css }) => css).join('\n')}</style>`;
  return { project: scene.project, screen, html: before + faces + own, hash };
}

/** The documents of these screens, in their order. No browser is needed. */
export async function documentsOf(
  wanted: readonly { scene: Scene; screen: Screen }[],
): Promise<ScreenDocument[]> {
  const vite = await createServer({
    configFile: false,
    root: ourFolders.scenes,
    cacheDir: path.join(ourFolders.scenes, '.cache/vite'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const documents: ScreenDocument[] = [];
    for (const { scene, screen } of wanted) {
      const module = `/src/scenes/${scene.project}/${screen.id}.tsx`;
      const { default: Component } = await vite.ssrLoadModule(module);
      if (typeof Component !== 'function') {
        throw new Error(`packages/pictures${module} has no default export: export the screen's component.`);
      }
      documents.push(documentOf(scene, screen, Component as ComponentType));
    }
    return documents;
  } finally {
    await vite.close();
  }
}
