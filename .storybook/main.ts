import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { content } from '../apps/site/build/content/plugin.ts';
import { cssTarget } from '../packages/ui/src/tokens/css-target.ts';
import { keepManifests } from './docs/keep-manifests.ts';
import { withOurDocs } from './docs/manifests.ts';
import { props } from './docs/props-plugin.ts';
import { withoutReady } from './stages.ts';
import { inSentenceCase } from './story-name.ts';
import { withSynonyms } from './synonyms.ts';

// The types know these two only as presets of an addon.
const config: StorybookConfig & {
  experimental_manifests: typeof withOurDocs;
  experimental_devServer: typeof keepManifests;
} = {
  framework: '@storybook/react-vite',
  stories: [
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/stories/**/*.stories.tsx',
    '../apps/desk/stories/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-tag-badges',
  ],
  // For Storybook's own frame (manager-head.html); stories get the fonts from preview.css.
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  // The list of first steps is for whoever sets Storybook up, not for whoever reads the library.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The prop tables come from the compiler (docs/props-plugin.ts).
  typescript: { reactDocgen: false },
  experimental_manifests: withOurDocs,
  experimental_devServer: keepManifests,
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        withSynonyms(
          (await indexer.createIndex(file, options))
            .map(withoutReady)
            .map((entry) => (entry.name ? { ...entry, name: inSentenceCase(entry.name) } : entry)),
        ),
    })),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The page stories use the content of the site.
      plugins: [content(), tailwindcss(), props()],
      // See docs/decisions/light-dark-function.md. The tabs of the controls show the names of the functions.
      build: { cssTarget, rolldownOptions: { output: { keepNames: true } } },
    }),
};

export default config;
