import { I18nProvider } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { libraryWords } from '../../content/library-words.ts';
import { site } from '../../content/site.ts';
import { markEvery } from '../../parts/mark.ts';
import type { PageData } from './plugin.ts';
import { shownFigures, watched } from './watch.ts';

export { shownFigures };

/** What the build adds to a page's module on the server: each element that may be a part, by its id. */
interface Judged {
  possibleParts?: Readonly<Record<string, () => ReactNode>>;
  possibleValues?: readonly (() => unknown)[];
  possibleHead?: () => unknown;
}

const pages = import.meta.glob<Judged>('../../pages/*.tsx');

/**
 * The markup of each element that does nothing in a browser: rendered alone, without router, it used no state and no
 * effect, and has no handler.
 */
export async function staticMarkup(): Promise<Map<string, string>> {
  markEvery();
  const found = new Map<string, string>();
  for (const load of Object.values(pages)) {
    const { possibleParts = {} } = await load();
    for (const [id, part] of Object.entries(possibleParts)) {
      const html = markupOf(part);
      if (html !== undefined) found.set(id, html);
    }
  }
  return found;
}

function markupOf(part: () => ReactNode): string | undefined {
  try {
    const { html, used } = watched(() =>
      renderToStaticMarkup(
        <I18nProvider locale={site.locale} messages={libraryWords}>
          {part()}
        </I18nProvider>,
      ),
    );
    return used.size === 0 ? html : undefined;
  } catch {
    // It needs what is around it on the page.
    return undefined;
  }
}

/** By page: the JSON of its possible values and of its head, null for what is no data. */
export async function dataOfPages(): Promise<Record<string, PageData>> {
  const found: Record<string, PageData> = {};
  for (const [file, load] of Object.entries(pages)) {
    const { possibleValues = [], possibleHead } = await load();
    const [, page = ''] = /([^/]+)\.tsx$/.exec(file) ?? [];
    found[page] = { values: possibleValues.map(jsonOf), head: possibleHead ? jsonOf(possibleHead) : null };
  }
  return found;
}

function jsonOf(make: () => unknown): string | null {
  try {
    const value = make();
    return isData(value) ? JSON.stringify(value) : null;
  } catch {
    return null;
  }
}

/** What JSON gives back as it was. */
function isData(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isData);
  return isPlain(value) && Object.values(value).every(isData);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
