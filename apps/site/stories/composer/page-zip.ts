import { devDependencies } from '../../../../package.json';
import type { PageFiles } from './page-file.ts';

/** Where a built Storybook has the packed library, from the address of its frame. */
const libraryAddress = './package/laliaflia-ui.tgz';

const tarball = 'laliaflia-ui.tgz';

const manifest = (page: string) => ({
  name: page,
  private: true,
  type: 'module',
  scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
  dependencies: {
    '@laliaflia/ui': `file:./${tarball}`,
    react: devDependencies.react,
    'react-dom': devDependencies['react-dom'],
  },
  devDependencies: {
    '@types/react': devDependencies['@types/react'],
    '@types/react-dom': devDependencies['@types/react-dom'],
    typescript: devDependencies.typescript,
    vite: devDependencies.vite,
  },
});

const compiler = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** An application with this page alone, and the library beside it, file by file. */
function applicationFiles(page: string, files: PageFiles): Record<string, string> {
  return {
    'package.json': json(manifest(page)),
    'tsconfig.json': json(compiler),
    'vite.config.ts': `import { cssTarget } from '@laliaflia/ui/css-target';
import { defineConfig } from 'vite';

export default defineConfig({ build: { cssTarget } });
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${page}</title>
    <script type="module" src="/src/main.tsx"></script>
  </head>
  <body class="laliaflia">
    <main id="root"></main>
  </body>
</html>
`,
    'src/main.tsx': `import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import { createRoot } from 'react-dom/client';
import ComposedPage from './pages/${page}.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<ComposedPage />);
`,
    [`src/pages/${page}.tsx`]: files.page,
    [`src/content/pages/${page}.ts`]: files.content,
    'README.md': `# ${page}

A page composed from @laliaflia/ui, which lies beside it as ${tarball}.

    npm install
    npm run dev      # the page, while you change it
    npm run build    # as static files, in dist

Its words are in src/content/pages/${page}.ts.
`,
  };
}

/** The packed library beside this Storybook. Undefined where nobody has built it, as in development. */
export async function fetchLibrary(): Promise<Uint8Array | undefined> {
  const answer = await fetch(libraryAddress);
  if (!answer.ok) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // A server for development answers every address with a page; a tarball begins with the two bytes of gzip.
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes : undefined;
}

/** The application as a zip file, in a folder with the page's name. */
export async function pageZip(page: string, files: PageFiles, library: Uint8Array): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate');
  const texts = Object.entries(applicationFiles(page, files)).map(
    ([file, text]) => [`${page}/${file}`, strToU8(text)] as const,
  );
  // Packed already: packing it again would take time and save nothing.
  return zipSync({ ...Object.fromEntries(texts), [`${page}/${tarball}`]: [library, { level: 0 }] });
}
