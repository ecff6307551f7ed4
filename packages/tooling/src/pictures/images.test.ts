import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heaviest, ourFolders, projectsWithScenes } from './files.ts';
import { readList } from './list.ts';
import { viewports } from './scene.ts';

const projects = projectsWithScenes();
const { images } = ourFolders;

it('there are projects with scenes, and no folder of images without one', () => {
  expect(projects.length).toBeGreaterThan(0);
  const folders = readdirSync(images, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !projects.includes(name))).toEqual([]);
});

describe.each(projects)('%s', (project) => {
  it('shows one to six screens, each with words of its own', async () => {
    const entries = await readList(project);
    expect(entries.length).toBeGreaterThanOrEqual(1);
    expect(entries.length).toBeLessThanOrEqual(6);
    expect(new Set(entries.map(({ alt }) => alt)).size).toBe(entries.length);
    for (const { alt, caption } of entries) {
      expect(alt).not.toBe(caption);
      expect(alt.length).toBeLessThanOrEqual(200);
      expect(`${alt} ${caption}`).not.toMatch(/screenshot|lorem/i);
    }
  });

  it('has files of the sizes that its list gives, none too heavy', async () => {
    for (const { file, device, width, height, widths } of await readList(project)) {
      expect({ width, height }).toEqual({
        width: 2 * viewports[device].width,
        height: 2 * viewports[device].height,
      });
      for (const format of ['avif', 'webp'] as const) {
        expect(widths[format].length, `${file} ${format}`).toBeGreaterThan(0);
        for (const each of widths[format]) {
          const address = path.join(images, `${file}-${each}.${format}`);
          expect(statSync(address).size, address).toBeLessThanOrEqual(heaviest[device]);
          const drawn = await sharp(address).metadata();
          expect(drawn.width, address).toBe(each);
          expect(Math.abs((drawn.height ?? 0) - (each * height) / width), address).toBeLessThan(1);
        }
      }
    }
  });
});
