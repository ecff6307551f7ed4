import path from 'node:path';
import type { Plugin } from 'vite';
import { siteRoot } from '../paths.ts';
import { asPureConstants } from './pure-constants.ts';
import { withMarks, withoutParts } from './rewrite.ts';

/** What the build has found out about all pages. */
export interface Judged {
  /** Ids of the static parts. */
  parts: readonly string[];
  /** By page and name of a constant, the JSON of those that are data. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Those of `ifWithout` that have drawn their figure on some page. */
  figures: readonly string[];
}

/** Components that draw a figure only where their content has none and no picture either. */
const ifWithout = /\/packages\/ui\/src\/(?:sections|media)\/[\w-]+\/((?:hero|site-footer|project-cover)\.tsx)$/;
const figureModule = /living-figure\/index\.ts$/;
const noFigure = '\0no-figure';
const noted = '\0figure-of:';

const pagesFolder = path.join(siteRoot, 'pages') + path.sep;
const inHtmlFile = path.join(siteRoot, 'parts/in-html.ts');
/** What the site says is data, and what its features make of it when a module is loaded has no effect elsewhere. */
const dataFolders = ['content', 'features'].map((folder) => path.join(siteRoot, folder) + path.sep);

const watchedFiles: Readonly<Record<string, string>> = {
  react: path.join(import.meta.dirname, 'watched-react.ts'),
  'react/jsx-runtime': path.join(import.meta.dirname, 'watched-jsx.ts'),
};

/** Without what replaces a picture that is missing, the browser itself shows its alternative text. */
const unwatched = /[\\/]internal[\\/]use-missing-image\.ts$/;

/** For the server's bundle: pages name their possible parts, and React notes what these use. */
export function markParts(): Plugin {
  return {
    name: 'laliaflia:mark-parts',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const [, section] = ifWithout.exec(importer ?? '') ?? [];
      if (section !== undefined && figureModule.test(source)) return noted + section;
      const file = watchedFiles[source];
      if (file === undefined || kind === 'require-call' || importer === undefined) return null;
      return importer.startsWith(import.meta.dirname + path.sep) || unwatched.test(importer) ? null : file;
    },
    load: (id) => (id.startsWith(noted) ? figureThatIsNoted(id.slice(noted.length)) : null),
    transform(code, id) {
      const page = pageOf(id);
      return page === undefined ? null : { code: withMarks(page, code), map: null };
    },
  };
}

/** For the browser's bundle: what is static is left out of the pages. */
export function leaveOutParts({ parts, values, figures }: Judged): Plugin {
  const known = new Set(parts);
  return {
    name: 'laliaflia:leave-out-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, section] = ifWithout.exec(importer ?? '') ?? [];
      return section !== undefined && figureModule.test(source) && !figures.includes(section) ? noFigure : null;
    },
    load(id) {
      if (id === noFigure) return 'export const LivingFigure = () => null;';
      return id === inHtmlFile ? 'export const inHtml = true;' : null;
    },
    transform(code, id) {
      const page = pageOf(id);
      if (page !== undefined)
        return { code: asPureConstants(withoutParts(page, code, { parts: known, values: values[page] ?? {} })), map: null };
      if (/\.tsx?$/.test(id) && dataFolders.some((folder) => id.startsWith(folder)))
        return { code: asPureConstants(code, id), map: null };
      return null;
    },
  };
}

function figureThatIsNoted(section: string): string {
  return `import { jsx } from 'react/jsx-runtime';
import { LivingFigure as Figure } from '@laliaflia/ui/living-figure';
import { noteFigure } from ${JSON.stringify(path.join(import.meta.dirname, 'watch.ts'))};
export function LivingFigure(props) {
  noteFigure(${JSON.stringify(section)});
  return jsx(Figure, props);
}`;
}

function pageOf(id: string): string | undefined {
  return id.startsWith(pagesFolder) && id.endsWith('.tsx') ? path.basename(id, '.tsx') : undefined;
}
