import path from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, type Library } from './library.ts';

const articlesModule = 'virtual:articles';
const portraitModule = 'virtual:portrait';

/** As features/blog/article.ts names them. */
const articleAddress = /^\/articles\/([^/?]+)\.json/;

/**
 * Turns the texts of content into modules: the list of all articles as `virtual:articles`, and each legal text as a
 * module of its own. Articles travel as data; the development server answers with them here. A portrait in the content
 * is `virtual:portrait`, as tones.
 * @param read Answers with the texts as they are now.
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
      // Only a page that shows it pays for reading it.
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

// A string that is parsed is read faster than a literal of the same size, and cannot hold what ends a literal.
function asModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
