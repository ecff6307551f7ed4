import type { Article } from '../../content/schema/texts.ts';

interface FeedOptions {
  origin: string;
  title: string;
  description: string;
  language: string;
  email: string;
  /** Published ones, the newest first. */
  articles: readonly Pick<Article, 'title' | 'excerpt' | 'href' | 'date' | 'author' | 'category' | 'tags'>[];
  /** The text of an article; undefined if only its summary is in the feed. */
  textOf: (href: string) => string | undefined;
}

/** RSS 2.0: https://www.rssboard.org/rss-specification. */
export function feedFile({ origin, articles, textOf, ...channel }: FeedOptions): string {
  const [newest] = articles;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', channel.title),
    element('link', `${origin}/blog`),
    element('description', channel.description),
    element('language', channel.language),
    element('managingEditor', `${channel.email} (${channel.title})`),
    `<atom:link href="${escaped(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [element('lastBuildDate', day(newest.date))]),
    ...articles.map((article) => item(article, origin, textOf(article.href))),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function item(
  { title, excerpt, href, date, author, category, tags }: FeedOptions['articles'][number],
  origin: string,
  html: string | undefined,
): string {
  const url = origin + href;
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element('pubDate', day(date)),
    element('dc:creator', author.name),
    ...[category, ...tags].map((each) => element('category', each)),
    element('description', excerpt),
    ...(html === undefined ? [] : [element('content:encoded', absolute(html, url))]),
    '</item>',
  ].join('\n');
}

/** Makes the links and anchors of a text absolute, for readers outside the site. */
function absolute(html: string, url: string): string {
  return html.replace(/\b(href|src)="([^"]*)"/g, (_, name: string, to: string) => {
    const address = URL.parse(to.replaceAll('&amp;', '&'), url)?.href ?? to;
    return `${name}="${escaped(address)}"`;
  });
}

/** 'Mon, 15 Jan 2024 00:00:00 GMT', of '2024-01-15'. */
function day(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes characters that XML does not allow, and escapes the rest. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
