import path from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from './check.ts';
import { contentFolder, type Library } from './library.ts';
import { type Content, loadContent, loadLibrary, runModule } from './load.ts';
import { ContentError } from './problems.ts';

const articlesModule = 'virtual:articles';
const portraitModule = 'virtual:portrait';
const lengthFile = path.join(contentFolder, 'assessment-length.ts');
const schemaFolder = path.join(contentFolder, 'schema') + path.sep;

interface ContentOptions {
  /** `false` inside the check itself, which must be able to read content that is wrong. */
  check?: boolean;
}

/**
 * Checks the content before a build and turns the texts into modules: the list of all articles as `virtual:articles`,
 * and each legal text as a module of its own. Articles travel as data; the development server answers with them here. A
 * portrait in the content is `virtual:portrait`, as tones. The length of the assessment becomes the numbers it amounts to.
 */
export function content({ check = true }: ContentOptions = {}): Plugin {
  let library: Promise<Library> | undefined;
  let building = false;
  const read = () => {
    library ??= loadLibrary();
    return library;
  };
  return {
    name: 'laliaflia:content',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async buildStart() {
      library = undefined;
      if (!check) return;
      const content = await loadContent();
      library = Promise.resolve(content.library);
      const complaint = complaintAbout(content);
      if (complaint === undefined) return;
      if (building) this.error(complaint.message);
      this.warn(complaint.message);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, slug] = articleAddress.exec(request.url ?? '') ?? [];
        if (slug === undefined) return next();
        read().then(({ shelf }) => {
          const article = shelf.article(slug);
          response.statusCode = article === undefined ? 404 : 200;
          response.setHeader('content-type', 'application/json').end(JSON.stringify(article ?? null));
        }, next);
      });
    },
    resolveId(id) {
      return id === articlesModule || id === portraitModule ? `\0${id}` : undefined;
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (id === `\0${articlesModule}`) return asModule((await read()).shelf.summaries);
      // Only a page that shows it pays for reading it.
      if (id === `\0${portraitModule}`) return asModule(await (await import('./portrait.ts')).portrait());
      if (check && file.startsWith(schemaFolder)) {
        this.error(
          `${path.relative(contentFolder, file)} is about to become part of the site, and Zod with it. Write "import type": the schemas run in the build only.`,
        );
      }
      if (!file.startsWith(contentFolder + path.sep) || !file.endsWith('.md')) return undefined;
      const { legal } = await read();
      return asModule(legal[path.basename(file, '.md')] ?? null);
    },
    async transform(_, id) {
      if (!check || id !== lengthFile) return undefined;
      const { readinessLength } =
        await runModule<typeof import('../../content/assessment-length.ts')>(lengthFile);
      this.addWatchFile(path.join(contentFolder, 'assessment.ts'));
      return { code: `export const readinessLength = ${JSON.stringify(readinessLength)};`, map: null };
    },
    async watchChange(id) {
      if (!id.startsWith(contentFolder + path.sep)) return;
      library = undefined;
      if (!check) return;
      const complaint = complaintAbout(await loadContent());
      if (complaint !== undefined) this.warn(complaint.message);
    },
    hotUpdate({ file }) {
      if (!file.startsWith(contentFolder + path.sep) || !file.endsWith('.md')) return;
      library = undefined;
      const { moduleGraph } = this.environment;
      const list = moduleGraph.getModuleById(`\0${articlesModule}`);
      if (list) moduleGraph.invalidateModule(list);
    },
  };
}

/** As content/article.ts names them. */
const articleAddress = /^\/articles\/([^/?]+)\.json/;

function complaintAbout(content: Content): ContentError | undefined {
  const problems = checkContent(content);
  return problems.length === 0 ? undefined : new ContentError(problems);
}

// A string that is parsed is read faster than a literal of the same size, and cannot hold what ends a literal.
function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
