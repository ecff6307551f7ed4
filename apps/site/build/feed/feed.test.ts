import { describe, expect, it } from 'vitest';
import { escaped, feedFile } from './feed.ts';

const article = (slug: string, title: string) => ({
  title,
  excerpt: 'Why < & > are "signs".',
  href: `/blog/${slug}`,
  date: '2024-02-08',
  author: { id: 'ann', name: 'Ann & Co' },
  category: 'Culture' as const,
  tags: ['R&D'],
});
const file = feedFile({
  origin: 'https://a.example',
  title: 'House',
  description: 'All & more',
  language: 'en-GB',
  email: 'a@a.example',
  articles: [article('one', 'One ]]> & <b>'), article('two', 'Two')],
  textOf: (href) =>
    href === '/blog/one' ? '<p>See <a href="/x?a=1&amp;b=2">x</a> and <a href="#end">end</a></p>' : undefined,
});
const contentOf = (name: string, from = file) =>
  [...from.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    plain(text),
  );
const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('the feed', () => {
  it('is well-formed', () => {
    const open: string[] = [];
    const tags = [...file.matchAll(/<(\/)?([\w:]+)[^<>]*?(\/)?>/g)];
    expect(tags.length).toBeGreaterThan(20);
    for (const [, closing, name = '', empty] of tags) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
    const texts = file.replace(/<\?xml[^>]*\?>|<\/?[\w:]+(?:\s+[\w:]+="[^"<>]*")*\s*\/?>/g, '');
    expect(texts).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  });

  it('names itself and each article by its whole address', () => {
    expect(file).toContain(
      '<atom:link href="https://a.example/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(contentOf('link')).toEqual([
      'https://a.example/blog',
      'https://a.example/blog/one',
      'https://a.example/blog/two',
    ]);
    expect(contentOf('guid')).toEqual(['https://a.example/blog/one', 'https://a.example/blog/two']);
    expect(contentOf('pubDate')).toEqual(Array(2).fill('Thu, 08 Feb 2024 00:00:00 GMT'));
  });

  it('escapes special characters without losing any', () => {
    expect(contentOf('title')).toEqual(['House', 'One ]]> & <b>', 'Two']);
    expect(contentOf('description').slice(1)).toEqual(Array(2).fill('Why < & > are "signs".'));
    expect(contentOf('category').slice(0, 2)).toEqual(['Culture', 'R&D']);
    expect(escaped('a\u0000b\u000bc\n')).toBe('abc\n');
  });

  it('contains the text if there is one, with absolute links', () => {
    expect(contentOf('content:encoded')).toEqual([
      '<p>See <a href="https://a.example/x?a=1&amp;b=2">x</a> and <a href="https://a.example/blog/one#end">end</a></p>',
    ]);
  });

  it('is valid without articles', () => {
    const options = {
      origin: 'https://a.example',
      title: 'A',
      description: 'B',
      language: 'en',
      email: 'a@b.c',
    };
    expect(feedFile({ ...options, articles: [], textOf: () => undefined })).not.toContain('<item>');
  });
});
