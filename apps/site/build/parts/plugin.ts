import path from 'node:path';
import type { Plugin } from 'vite';
import { siteRoot } from '../paths.ts';
import { alwaysInHtml, withoutUnusedImports } from './in-html.ts';
import { asPureConstants } from './pure-constants.ts';
import { type Known, withMarks, withoutParts } from './rewrite.ts';

/** JSON of a page's possible values, and of its head; null for what is no data. */
export type PageData = Readonly<Required<Pick<Known, 'values' | 'head'>>>;

/** What the build has found out about all pages. */
export interface Judged {
  /** Ids of the static parts. */
  parts: readonly string[];
  /** By page: what of it is data. */
  data: Readonly<Record<string, PageData>>;
  /** Those of `ifWithout` that have drawn their figure on some page. */
  figures: readonly string[];
}

/** Components that draw a figure only where their content has none and no picture either. */
const ifWithout =
  /\/packages\/ui\/src\/(?:sections|media)\/[\w-]+\/((?:hero|site-footer|project-cover)\.tsx)$/;
const figureModule = /living-figure\/index\.ts$/;
const noFigure = '\0no-figure';
const noted = '\0figure-of:';

const pagesFolder = path.join(siteRoot, 'pages') + path.sep;
/** What the site says is data, and what its features make of it when a module is loaded has no effect elsewhere. */
const dataFolders = ['content', 'pictures', 'features'].map(
  (folder) => path.join(siteRoot, folder) + path.sep,
);

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
export function leaveOutParts({ parts, data, figures }: Judged): Plugin {
  const known = new Set(parts);
  return {
    name: 'laliaflia:leave-out-parts',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, section] = ifWithout.exec(importer ?? '') ?? [];
      return section !== undefined && figureModule.test(source) && !figures.includes(section)
        ? noFigure
        : null;
    },
    load: (id) => (id === noFigure ? 'export const LivingFigure = () => null;' : null),
    transform(code, id) {
      const page = pageOf(id);
      if (page !== undefined)
        return {
          code: asPureConstants(
            withoutUnusedImports(withoutParts(page, code, { parts: known, ...data[page] }), id),
          ),
          map: null,
        };
      if (!/^[^?]+\.tsx?$/.test(id) || !id.startsWith(siteRoot + path.sep)) return null;
      const own = alwaysInHtml(code, id);
      const isData = dataFolders.some((folder) => id.startsWith(folder));
      return { code: isData ? asPureConstants(own, id) : own, map: null };
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
