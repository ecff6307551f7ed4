import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, type Library } from './library.ts';

const articlesModule = 'virtual:articles';
const portraitModule = 'virtual:portrait';

/** The names that features/blog/article.ts uses. */
const articleAddress = /^\/articles\/([^/?]+)\.json/;

/**
 * Turns the texts of the content into modules: the list of all articles as `virtual:articles`, and each legal text as
 * its own module. Articles are loaded as data; the development server answers these requests here. A portrait in the
 * content is `virtual:portrait`, as tones.
 * @param read Returns the current texts.
 */
export function textModules(read: () => Promise<Library>): Plugin {
  return {
    name: 'laliaflia:texts',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, slug] = articleAddress.exec(request.url ?? '') ?? [];
        if (slug === undefined) return next();
        read().then(({ articleIndex }) => {
          const article = articleIndex.article(slug);
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
      if (id === `\0${articlesModule}`) return asModule((await read()).articleIndex.summaries);
      // Only a page that shows the portrait needs to read it.
      if (id === `\0${portraitModule}`) return asModule(await (await import('./portrait.ts')).portrait());
      if (!isText(file)) return undefined;
      const { legal } = await read();
      return asModule(legal[path.basename(file, '.md')] ?? null);
    },
    hotUpdate({ file }) {
      if (!isText(file)) return;
      const { moduleGraph } = this.environment;
      const list = moduleGraph.getModuleById(`\0${articlesModule}`);
      if (list) moduleGraph.invalidateModule(list);
    },
  };
}

function isText(file: string): boolean {
  return file.startsWith(contentFolder + path.sep) && file.endsWith('.md');
}

// A parsed JSON string is faster to read than a literal of the same size, and cannot contain the end of a literal.
function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
