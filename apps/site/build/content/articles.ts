import type { ArticleMeta } from '../../content/schema/collections.ts';
import type {
  AnnouncedArticle,
  Article,
  ArticleSummary,
  PublishedArticle,
} from '../../content/schema/texts.ts';
import type { RenderedText } from './markdown.ts';
import { drawnInEnding, parted } from './parted.ts';
import type { Problem } from './problems.ts';
import type { TextFile } from './texts.ts';

export interface ArticleIndex {
  /** Published ones, the newest first, then announced ones, the earliest planned first. */
  summaries: readonly ArticleSummary[];
  /** Undefined for an announced article. */
  article: (slug: string) => Article | undefined;
  problems: readonly Problem[];
}

/** Every article with its text, by slug. */
export function articlesOf({ summaries, article }: ArticleIndex): Record<string, Article> {
  const texts: Record<string, Article> = {};
  for (const { slug } of summaries) {
    const text = article(slug);
    if (text !== undefined) texts[slug] = text;
  }
  return texts;
}

const mostRelated = 2;

/** What a text may name. */
interface Known {
  authors: Readonly<Record<string, string>>;
  /** Names of drawings. */
  drawings: readonly string[];
}

export function indexArticles(
  files: readonly TextFile<ArticleMeta>[],
  { authors, drawings }: Known,
): ArticleIndex {
  const problems: Problem[] = [];
  const published: PublishedArticle[] = [];
  const announced: AnnouncedArticle[] = [];
  for (const { slug, file, meta, text } of files) {
    if (meta.status === 'announced') announced.push({ ...meta, slug });
    else {
      const name = authors[meta.author];
      if (name === undefined) problems.push(unknownAuthor(file, meta.author, authors));
      if (text.words === 0) problems.push(empty(file));
      problems.push(...drawingProblems(file, text, drawings));
      published.push({
        ...meta,
        slug,
        href: `/blog/${slug}`,
        author: { id: meta.author, name: name ?? meta.author },
        readMinutes: Math.max(1, Math.round(text.words / 220)),
      });
    }
  }
  published.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  announced.sort((a, b) => a.planned.localeCompare(b.planned) || a.slug.localeCompare(b.slug));
  const texts = new Map(files.map(({ slug, text }) => [slug, text]));
  const bySlug = new Map(published.map((each) => [each.slug, each]));
  return {
    summaries: [...published, ...announced],
    article: (slug) => {
      const summary = bySlug.get(slug);
      const text = texts.get(slug);
      if (summary === undefined || text === undefined) return undefined;
      const next = published[(published.indexOf(summary) + 1) % published.length] ?? summary;
      const others = published.filter((each) => each !== next);
      const { contents } = text;
      return { ...summary, ...parted(text.parts), contents, related: relatedTo(summary, others), next };
    },
    problems,
  };
}

/** The same category counts more than a shared tag; among equals the newest, which come first already. */
function relatedTo(one: PublishedArticle, all: readonly PublishedArticle[]): PublishedArticle[] {
  const nearness = (other: PublishedArticle) =>
    (other.category === one.category ? 2 : 0) + other.tags.filter((tag) => one.tags.includes(tag)).length;
  const nearest = 2 + one.tags.length;
  const best: { article: PublishedArticle; near: number }[] = [];
  for (const article of all) {
    if (article === one) continue;
    const near = nearness(article);
    const at = best.findIndex((each) => near > each.near);
    if (at !== -1) best.splice(at, 0, { article, near });
    else if (best.length < mostRelated) best.push({ article, near });
    best.length = Math.min(best.length, mostRelated);
    // Later articles cannot be closer; without this check a thousand articles need a million comparisons.
    if (best.length === mostRelated && best.every((each) => each.near === nearest)) break;
  }
  return best.map(({ article }) => article);
}

function unknownAuthor(file: string, author: string, authors: Readonly<Record<string, string>>): Problem {
  const allowed = `a member of the team: ${Object.keys(authors).join(', ')}`;
  return { file, field: 'author', wrong: JSON.stringify(author), allowed };
}

function drawingProblems(file: string, { parts }: RenderedText, known: readonly string[]): Problem[] {
  const problem = (name: string, allowed: string) => ({
    file,
    field: 'text',
    wrong: `drawing:${name}`,
    allowed,
  });
  const named = parts.flatMap((part) => (typeof part === 'string' ? [] : part.drawing));
  return [
    ...named
      .filter((name) => !known.includes(name))
      .map((name) => problem(name, `a drawing of content/article-drawings.ts: ${known.join(', ')}`)),
    ...drawnInEnding(parts).map((name) =>
      problem(name, 'drawings before the last heading: what follows it is a sheet of words'),
    ),
  ];
}

function empty(file: string): Problem {
  return {
    file,
    field: 'text',
    wrong: 'no text',
    allowed: 'a text below the fields, or `status: announced`',
  };
}
