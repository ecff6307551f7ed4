import path from 'node:path';
import type { Plugin } from 'vite';
import { siteRoot } from '../paths.ts';

const whileDeveloping = [
  'pages',
  'features',
  'pictures',
  'shell',
  'browser',
  'app.tsx',
  '../../packages/ui/src',
].map((entry) => path.join(siteRoot, entry));

/**
 * Tells Tailwind where to find the site's classes. In a build, that is the server bundle, which contains exactly the
 * components that the pages use; a development server reads all sources.
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
