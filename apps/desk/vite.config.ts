import { createRequire } from 'node:module';
import { cssTarget } from '@laliaflia/ui/css-target';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The router names its development version in every case but its own bundler's. */
function productionRouter(name: 'index' | 'dom-export'): string {
  const ofDom = createRequire(import.meta.url).resolve('react-router-dom');
  const development = createRequire(ofDom).resolve('react-router');
  return development.replace(/development.[^/\\]+$/, `production/${name}.mjs`);
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  cacheDir: '.cache/vite',
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionRouter('index') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
    ],
  },
  plugins: [react(), tailwindcss()],
  build: {
    target: cssTarget,
    cssTarget,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
