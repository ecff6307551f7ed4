import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ourFolders, sceneFolder } from './files.ts';
import type { Scene, Screen } from './scene.ts';
import { sourcesOf } from './sources.ts';

/** Increase it when the same sources have to give different images: other formats, widths, qualities. */
export const edition = '2';

export const shortHash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** The style sheets of every screen of a scene, in cascade order. */
export const styleSheets = (scene: Scene, folders = ourFolders): string[] => [
  path.join(folders.scenes, 'src/shared/base.css'),
  ...scene.styles.map((file) => path.join(sceneFolder(scene.project, folders), file)),
];

/** The package of a style sheet such as `@fontsource-variable/inter/index.css`. */
export const fontPackage = (styleSheet: string) => styleSheet.split('/').slice(0, 2).join('/');

function fontVersions({ project, fonts }: Scene, { scenes }: typeof ourFolders): string[] {
  const { devDependencies } = JSON.parse(readFileSync(path.join(scenes, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return fonts.map((styleSheet) => {
    const version = devDependencies[fontPackage(styleSheet)];
    if (version === undefined) {
      throw new Error(
        `The scene of ${project} uses ${styleSheet}, and packages/pictures/package.json does not list ${fontPackage(styleSheet)}: add it to devDependencies.`,
      );
    }
    return `${styleSheet}@${version}`;
  });
}

/**
 * Covers everything that decides the look of a screen: its component with its imports, the style sheets, the fonts.
 * It needs no installed packages and renders nothing.
 */
export function sourceHash(scene: Scene, { id, device, piece }: Screen, folders = ourFolders): string {
  const styles = styleSheets(scene, folders);
  const component = path.join(sceneFolder(scene.project, folders), `${id}.tsx`);
  const sources = [...sourcesOf([...styles, component])].map(
    ([file, text]) => `${path.relative(folders.scenes, file).replaceAll('\\', '/')}\n${text}`,
  );
  const cut = piece === undefined ? [] : [JSON.stringify(piece)];
  return shortHash([edition, device, ...cut, ...fontVersions(scene, folders), ...sources]);
}
