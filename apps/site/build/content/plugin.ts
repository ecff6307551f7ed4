import path from 'node:path';
import type { Plugin } from 'vite';
import { site } from '../../content/site.ts';
import { checkContent } from './check.ts';
import { drawnSketches } from './drawn-sketches.ts';
import { contentFolder, type Library, loadLibrary } from './library.ts';
import { type Content, loadContent, runModule } from './load.ts';
import { ContentError } from './problems.ts';
import { textModules } from './text-modules.ts';

const lengthFile = path.join(contentFolder, 'assessment-length.ts');
const schemaFolder = path.join(contentFolder, 'schema') + path.sep;

/**
 * Checks the content before a build and writes the language into the document. A mistake in the content stops a build;
 * the development server only warns. The length of the assessment is computed in the build, so that the browser does not
 * load the questions for it. Sketches become files.
 */
export function content(): Plugin[] {
  let library: Promise<Library> | undefined;
  let current: Promise<Content> | undefined;
  let building = false;
  const read = () => {
    library ??= loadLibrary();
    return library;
  };
  const readAll = () => {
    current ??= loadContent();
    return current;
  };
  const check: Plugin = {
    name: 'laliaflia:content',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async buildStart() {
      current = loadContent();
      const content = await current;
      library = Promise.resolve(content.library);
      const complaint = complaintAbout(content);
      if (complaint === undefined) return;
      if (building) this.error(complaint.message);
      this.warn(complaint.message);
    },
    transformIndexHtml: (page) => page.replace(/<html lang="[^"]*"/, `<html lang="${site.language}"`),
    load(id) {
      if (!id.startsWith(schemaFolder)) return;
      this.error(
        `${path.relative(contentFolder, id)} is about to become part of the site, and Zod with it. Write "import type": the schemas run in the build only.`,
      );
    },
    async transform(_, id) {
      if (id !== lengthFile) return undefined;
      const { readinessLength } =
        await runModule<typeof import('../../content/assessment-length.ts')>(lengthFile);
      this.addWatchFile(path.join(contentFolder, 'assessment.ts'));
      return { code: `export const readinessLength = ${JSON.stringify(readinessLength)};`, map: null };
    },
    async watchChange(id) {
      if (!id.startsWith(contentFolder + path.sep)) return;
      library = undefined;
      current = undefined;
      const complaint = complaintAbout(await readAll());
      if (complaint !== undefined) this.warn(complaint.message);
    },
  };
  return [check, textModules(read), drawnSketches(readAll)];
}

function complaintAbout(content: Content): ContentError | undefined {
  const problems = checkContent(content);
  return problems.length === 0 ? undefined : new ContentError(problems);
}
