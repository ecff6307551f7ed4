import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folders, filesOf, loadScene } from './files.ts';
import { entryOf, writeDrawn, writeList } from './list.ts';
import { differences, plansOf } from './plan.ts';

/** Two projects with three screens; ferry/map and train/map use a shared part. */
const sources = {
  'package.json': JSON.stringify({ devDependencies: { '@fonts/inter': '5.3.0', '@fonts/onest': '5.3.1' } }),
  'src/shared/base.css': '* { margin: 0; }',
  'src/shared/icon.tsx': 'export const Icon = () => <svg />;\n',
  'src/scenes/ferry/index.ts': scene('ferry', 'inter', ['map', 'ticket']),
  'src/scenes/ferry/styles.css': 'h1 { color: navy; }',
  'src/scenes/ferry/parts.tsx': `export { Icon } from '../../shared/icon.tsx';\n`,
  'src/scenes/ferry/map.tsx': `import { Icon } from './parts.tsx';\nexport default () => <Icon />;\n`,
  'src/scenes/ferry/ticket.tsx': 'export default () => <p>One way</p>;\n',
  'src/scenes/train/index.ts': scene('train', 'onest', ['map']),
  'src/scenes/train/styles.css': 'h1 { color: green; }',
  'src/scenes/train/map.tsx': `import { Icon } from '../../shared/icon.tsx';\nexport default () => <Icon />;\n`,
};

function scene(project: string, font: string, ids: readonly string[]): string {
  const screens = ids.map((id) => ({ id, device: 'phone', caption: `The ${id}`, alt: `What a ${id} shows` }));
  const fonts = [`@fonts/${font}/index.css`];
  return `export default ${JSON.stringify({ project, fonts, styles: ['styles.css'], screens })};\n`;
}

let top: string;
let folders: Folders;

/** Creates every image as it is after drawing. */
beforeEach(async () => {
  top = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  folders = { scenes: path.join(top, 'scenes'), images: path.join(top, 'images') };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folders.scenes, file)), { recursive: true });
    writeFileSync(path.join(folders.scenes, file), text);
  }
  for (const { scene, sources } of await plansOf(['ferry', 'train'], folders)) {
    const { project, screens } = scene;
    mkdirSync(path.join(folders.images, project), { recursive: true });
    for (const file of screens.flatMap(filesOf)) writeFileSync(path.join(folders.images, project, file), '');
    const size = { width: 780, height: 1690, color: '#ffffff' };
    await writeList(
      project,
      screens.map((screen) => entryOf(project, screen, size)),
      folders,
    );
    const drawn = screens.map((screen) => [
      screen.id,
      { source: sources.get(screen) ?? '', document: 'drawn' },
    ]);
    await writeDrawn(project, Object.fromEntries(drawn), folders);
  }
});

afterEach(() => rmSync(top, { recursive: true }));

function change(file: keyof typeof sources, from: string, to: string) {
  const whole = path.join(folders.scenes, file);
  writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to));
}

const stale = (...screens: string[]) =>
  screens.map((screen) => `${screen} is not drawn from its scene as it is now`);

describe('images are as new as their scenes', () => {
  it('where nothing has changed, wherever the project lies', async () => {
    expect(await differences(folders)).toEqual([]);
    const movedScenes = path.join(top, 'moved');
    cpSync(folders.scenes, movedScenes, { recursive: true });
    expect(await differences({ ...folders, scenes: movedScenes })).toEqual([]);
  });

  it.each([
    ['a component', 'src/scenes/ferry/ticket.tsx', 'One way', 'Return', ['ferry/ticket']],
    ['a part of one screen', 'src/scenes/ferry/parts.tsx', 'Icon', 'Icon as Icon', ['ferry/map']],
    [
      'a part that two projects share',
      'src/shared/icon.tsx',
      '<svg',
      '<svg id="a"',
      ['ferry/map', 'train/map'],
    ],
    [
      'a style sheet of a scene',
      'src/scenes/ferry/styles.css',
      'navy',
      'teal',
      ['ferry/map', 'ferry/ticket'],
    ],
    ['the style sheet of all', 'src/shared/base.css', '0', '1px', ['ferry/map', 'ferry/ticket', 'train/map']],
    ['the version of a font', 'package.json', '5.3.1', '5.3.2', ['train/map']],
  ] as const)('but not after a change of %s, and no other', async (_, file, from, to, screens) => {
    change(file, from, to);
    expect(await differences(folders)).toEqual(stale(...screens));
  });

  it('but their words are not after a new caption', async () => {
    // A module is loaded only once, so the changed scene is a copy.
    const scenes = path.join(top, 'reworded');
    cpSync(folders.scenes, scenes, { recursive: true });
    folders = { ...folders, scenes };
    change('src/scenes/ferry/index.ts', 'The map', 'Where it goes');
    expect(await differences(folders)).toEqual(['ferry: captions or texts are not those of the scene']);
  });

  it('and none belongs to no screen', async () => {
    writeFileSync(path.join(folders.images, 'train/old-272.avif'), '');
    expect(await differences(folders)).toEqual(['train/old-272.avif belongs to no screen']);
  });
});

describe('a scene is refused', () => {
  it.each([
    ['a project named otherwise than its folder', '"project":"ferry"', '"project":"boat"', /rename one/],
    ['two screens of one id', '"id":"ticket"', '"id":"map"', /has to be unique/],
    ['no screens', /"screens":\[.*\]/, '"screens":[]', /shows one to six/],
  ])('with %s', async (_, from, to, message) => {
    const scenes = path.join(top, 'wrong');
    mkdirSync(path.join(scenes, 'src/scenes/ferry'), { recursive: true });
    writeFileSync(
      path.join(scenes, 'src/scenes/ferry/index.ts'),
      sources['src/scenes/ferry/index.ts'].replace(from, to),
    );
    await expect(loadScene('ferry', { ...folders, scenes })).rejects.toThrow(message);
  });

  it('with a font that the package does not list', async () => {
    change('package.json', '@fonts/inter', '@fonts/literata');
    await expect(differences(folders)).rejects.toThrow(/does not list @fonts\/inter/);
  });
});
