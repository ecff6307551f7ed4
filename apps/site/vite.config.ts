import { createRequire } from 'node:module';
import { cssTarget } from '@laliaflia/ui/css-target';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classSources } from './build/bundle/class-sources.ts';
import { siteFonts } from './build/bundle/site-fonts.ts';
import { content } from './build/content/plugin.ts';

/** The router names its development version in every case but its own bundler's. */
function productionRouter(name: 'index' | 'dom-export'): string {
  const ofDom = createRequire(import.meta.url).resolve('react-router-dom');
  const development = createRequire(ofDom).resolve('react-router');
  return development.replace(/development.[^/\\]+$/, `production/${name}.mjs`);
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
          ]
        : [],
  },
  cacheDir: '.cache/vite',
  plugins: [content(), command === 'serve' && classSources(), siteFonts(), react(), tailwindcss()],
  build: {
    target: cssTarget,
    cssTarget,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The library loads figures late for pages that have none; every page here has some at once.
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
  // The server bundle runs in a cache folder, where the packages of other workspace members cannot be resolved.
  ssr: { noExternal: true },
}));
