import path from 'node:path';
import type { Plugin } from 'vite';
import { siteRoot } from '../paths.ts';

const whileDeveloping = ['pages', 'features', 'shell', 'browser', 'app.tsx', '../../packages/ui/src'].map(
  (entry) => path.join(siteRoot, entry),
);

/**
 * Tells Tailwind where the classes of the site stand. A build has the server bundle by then, which holds the components
 * that the pages use and no others; a development server looks through everything.
 */
export function classSources(serverBundle?: string): Plugin {
  const folders = serverBundle === undefined ? whileDeveloping : [serverBundle];
  return {
    name: 'laliaflia:class-sources',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (id.split('?')[0] !== path.join(siteRoot, 'app.css')) return null;
        const sources = folders.map(
          (folder) => `@source ${JSON.stringify(path.relative(siteRoot, folder))};`,
        );
        return [code, ...sources].join('\n');
      },
    },
  };
}
