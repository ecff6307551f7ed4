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
import { relatedTo } from './related.ts';
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
