import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SketchSheet, sketchFile } from '@laliaflia/ui/figures';
import type { Plugin } from 'vite';
import type { Project } from '../../content/schema/collections.ts';
import type { ProjectSketch, ProjectSketches } from '../../content/schema/sketches.ts';
import { cacheFolder } from '../paths.ts';
import type { Content } from './load.ts';

const folder = path.join(cacheFolder, 'sketches');
const address = /[/\\]content[/\\]sketches[/\\]([^/\\]+)\.ts\?drawn$/;

/** Units that a screen is wide, as CaseComparison draws it. */
const units = { phone: 195, desktop: 360 };

/**
 * Draws the sketches of a project into files, so that a page fetches each when it comes near. What is left in the module,
 * `content/sketches/bmw.ts?drawn`, are their words and addresses.
 * @param read Returns the current content.
 */
export function drawnSketches(read: () => Promise<Content>): Plugin {
  return {
    name: 'laliaflia:sketches',
    enforce: 'pre',
    async load(id) {
      const [, name] = address.exec(id) ?? [];
      if (name === undefined) return undefined;
      this.addWatchFile(id.replace('?drawn', ''));
      const { projects, sketches } = (await read()).collections;
      const { tried, before, decided, parts, compared } = sketches[name] as ProjectSketches;
      const sheets: readonly (ProjectSketch & { sheet: SketchSheet })[] = [
        ...tried.map((sketch, i) => ({ ...sketch, sheet: { seed: i + 1 } })),
        { ...before, sheet: sheetOf(projects[name] as Project) },
      ];
      mkdirSync(folder, { recursive: true });
      const files = sheets.map(({ marks, sheet }, i) => {
        const file = path.join(folder, `${name}-${i + 1}.svg`);
        writeFileSync(file, sketchFile(marks, sheet));
        return `import file${i} from ${JSON.stringify(`${file}?url`)};`;
      });
      const [first, second, third, last] = sheets.map(({ text, crossed, marks }, i) => {
        const notes = marks.filter(([kind]) => kind === 'note');
        return `{ text: ${JSON.stringify(text)}, crossed: ${JSON.stringify(crossed)}, marks: ${JSON.stringify(notes)}, href: file${i} }`;
      });
      return `${files.join('\n')}\nexport default { tried: [${first}, ${second}, ${third}], before: ${last}, decided: ${JSON.stringify(decided)}, parts: ${JSON.stringify(parts)}, compared: ${JSON.stringify(compared)} };`;
    },
  };
}

/** The proportions of the first screen. */
function sheetOf({ images: [first] }: Project): SketchSheet {
  if (first === undefined) return {};
  const { device = first.width < first.height ? 'phone' : 'desktop', width, height } = first;
  return { width: units[device], height: Math.round((units[device] * height) / width) };
}
