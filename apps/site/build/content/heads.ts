import type { Content } from './load.ts';
import type { Problem } from './problems.ts';
import { asRecords, duplicates } from './records.ts';

interface Place {
  file: string;
  /** Before the name of the field: 'head.', or nothing in the front matter of an article. */
  before: string;
  title: unknown;
  description: unknown;
  /** The author's name for it. */
  names: { title: string; description: string };
}

const longestTitle = 60;

/** No two pages, variants or articles may have the same title or description in search results. */
export function headProblems(content: Content): Problem[] {
  const every = [...heads(content), ...articles(content)];
  const repeated = (['title', 'description'] as const).flatMap((field) => {
    const places = every.map((place) => [place, place[field]] as const);
    return duplicates(places, ({ file, before, names }) => `${file}, ${before}${names[field]}`).map(
      ([{ file, before, names }, value, first]) => ({
        file,
        field: `${before}${names[field]}`,
        wrong: JSON.stringify(value),
        allowed: `words of its own; the same stand in ${first}`,
      }),
    );
  });
  return [...repeated, ...longTitles(content)];
}

function heads({ pages, modules }: Content): Place[] {
  const names = { title: 'title', description: 'description' };
  const place = (file: string, before: string, value: unknown): Place => {
    const { title, description } = asRecords({ value }).value ?? {};
    return { file, before, title, description, names };
  };
  const ofPages = Object.entries(pages).flatMap(([page, { head, heads }]) => {
    const file = `content/pages/${page}.ts`;
    if (head !== undefined) return [place(file, 'head.', head)];
    return Object.entries(asRecords(heads)).map(([type, each]) => place(file, `heads.${type}.`, each));
  });
  return [place('content/head.ts', 'defaultHead.', modules['head.ts']?.defaultHead), ...ofPages];
}

function articles({ library, modules }: Content): Place[] {
  const names = { title: 'title', description: 'excerpt' };
  return library.articleIndex.summaries
    .filter(({ status }) => status === 'published')
    .map(({ slug, title, excerpt }) => ({
      file: `content/articles/${slug}.md`,
      before: '',
      title: `${title}${tail(modules)}`,
      description: excerpt,
      names,
    }));
}

/** The schema of an article assumes a short brand. */
function longTitles({ library, modules }: Content): Problem[] {
  const room = longestTitle - tail(modules).length;
  return library.articleIndex.summaries
    .filter(({ status, title }) => status === 'published' && title.length > room)
    .map(({ slug, title }) => ({
      file: `content/articles/${slug}.md`,
      field: 'title',
      wrong: JSON.stringify(title),
      allowed: `at most ${room} characters, so that the brand fits behind it in ${longestTitle}`,
    }));
}

function tail(modules: Content['modules']): string {
  const { brand } = (modules['site.ts']?.site ?? {}) as { brand?: string };
  return brand === undefined ? '' : ` | ${brand}`;
}
