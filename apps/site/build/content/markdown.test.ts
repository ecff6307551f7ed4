import { describe, expect, it } from 'vitest';
import { renderMarkdown, splitFrontMatter } from './markdown.ts';
import { article, articleIndexOf } from './test/fixture.ts';

const facts = {
  promises: { answer: 'within 24 hours' },
  terms: { lateFeePercent: 50 },
  site: { mail: 'a_b_c@x.de' },
};
const render = (body: string) => renderMarkdown(body, 'content/articles/a.md', facts);
const complaints = (body: string) =>
  render(body).problems.map(({ wrong, allowed }) => `${wrong} | ${allowed}`);

describe('a text', () => {
  it('becomes HTML with an anchor at each heading', () => {
    const { html, contents, words } = render(
      'Begin.\n\n## What’s *new*?\n\n### Über uns\n\n## What’s new\n\nEnd.',
    );
    expect(html).toContain('<h2 id="whats-new">What’s <em>new</em>?</h2>');
    expect(contents).toEqual([
      { id: 'whats-new', label: 'What’s new?', level: 2 },
      { id: 'uber-uns', label: 'Über uns', level: 3 },
      { id: 'whats-new-2', label: 'What’s new', level: 2 },
    ]);
    expect(words).toBe(8);
  });

  it('keeps the number of a heading apart from its words', () => {
    const { html, contents } = render('## 2. Who is *not* our customer?');
    expect(html).toContain(
      '<h2 id="who-is-not-our-customer"><span class="lali:text-signal">2</span> Who is <em>not</em> our customer?</h2>',
    );
    expect(contents).toEqual([
      { id: 'who-is-not-our-customer', label: 'Who is not our customer?', level: 2, mark: '2' },
    ]);
  });

  it('quotes records, as they are and not as Markdown', () => {
    const { html, quotes, problems } = render(
      'In {{promises.answer}}, {{ terms.lateFeePercent }}%, {{site.mail}}.',
    );
    expect(html).toBe('<p>In within 24 hours, 50%, <a href="mailto:a_b_c@x.de">a_b_c@x.de</a>.</p>\n');
    expect(quotes).toEqual(['promises.answer', 'terms.lateFeePercent', 'site.mail']);
    expect(problems).toEqual([]);
    expect(complaints('{{promises.anser}}')).toEqual([
      expect.stringContaining('{{promises.anser}} | the name of a record that texts may quote'),
    ]);
  });

  it('names a table by its heading, and its rows by their first cells', () => {
    const { html } = render('## What & how\n\n| A | B |\n|---|---|\n| c | d |');
    expect(html).toContain('<table>\n<caption class="lali:sr-only">What &amp; how</caption>\n<thead>');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<th scope="row">c</th>\n<td>d</td>');
    expect(render('| A |\n|---|\n| c |').html).not.toContain('caption');
  });

  it('names the column in each cell of a table of three and more, and says its roles', () => {
    const { html } = render('| A | B & b | C |\n|---|---|---|\n| d | e | f |\n| g | h | i |');
    expect(html).toContain('<table role="table">\n<thead role="rowgroup">\n<tr role="row">');
    expect(html).toContain('<th role="columnheader" scope="col">A</th>');
    for (const row of ['d e f', 'g h i'].map((cells) => cells.split(' ')))
      expect(html).toContain(
        `<th role="rowheader" scope="row">${row[0]}</th>\n<td role="cell" data-label="B &amp; b">${row[1]}</td>\n<td role="cell" data-label="C">${row[2]}</td>`,
      );
    expect(render('| A | B |\n|---|---|\n| c | d |').html).not.toContain('data-label');
  });

  it('holds no HTML, no picture, no first heading and no script in a link', () => {
    expect(complaints('A <b>bold</b> word')).toHaveLength(2);
    expect(complaints('<script>alert(1)</script>')[0]).toContain('Markdown without HTML in it');
    expect(render('<script>alert(1)</script>').html).not.toContain('script');
    expect(complaints('![a](b.png)')[0]).toContain('![a](b.png) | text and drawings');
    expect(complaints('# Title')[0]).toContain('headings of the second and third level');
    expect(complaints('[x](javascript:alert)')[0]).toContain(
      '[…](javascript:alert) | as a link a path such as',
    );
    expect(render('[a](/b?c=1&d=2)').links).toEqual(['/b?c=1&d=2']);
    expect(render('[AI-powered design](/a)').html).toContain(
      '<span class="lali:whitespace-nowrap">AI-powered</span> design</a>',
    );
  });

  it('is cut where a drawing stands, which is no word of it', () => {
    const { html, parts, words, problems } = render('One.\n\n![What it *shows*.](drawing:a-chart)\n\nTwo.');
    expect(html).toBe('<p>One.</p>\n<p>Two.</p>\n');
    expect(parts).toEqual([
      '<p>One.</p>\n',
      { drawing: 'a-chart', caption: 'What it *shows*.' },
      '<p>Two.</p>\n',
    ]);
    expect(words).toBe(2);
    expect(problems).toEqual([]);
    expect(render('One.').parts).toEqual(['<p>One.</p>\n']);
  });

  it('has no drawing within a paragraph, nor one without a caption', () => {
    expect(complaints('See ![a](drawing:a-chart).')[0]).toContain('alone in its paragraph');
    expect(complaints('![](drawing:a-chart)')).toEqual([
      'a drawing without a caption | words between its brackets',
    ]);
  });

  it('begins with its fields', () => {
    expect(splitFrontMatter('---\ntitle: A\n---\nText', 'a.md')).toEqual({
      meta: { title: 'A' },
      body: 'Text',
      problems: [],
    });
    expect(splitFrontMatter('Text', 'a.md').problems[0]?.wrong).toBe('a file without fields at its top');
    expect(splitFrontMatter('---\ntitle: A: b\n---\n', 'a.md').problems[0]?.wrong).toContain(
      'cannot be read',
    );
  });
});

describe('the index of articles', () => {
  const articleIndex = articleIndexOf(
    article('old', { date: '2023-05-01', category: 'Strategy' }),
    article('near', { date: '2022-01-01', tags: ['x'] }),
    article('new', { date: '2024-05-01' }),
    article('later', { status: 'announced', planned: '2027-02-01' }),
    article('sooner', { status: 'announced', planned: '2027-01-01' }),
    article('one', { date: '2021-01-01', tags: ['x', 'y'] }, 'word '.repeat(700)),
  );

  it('has the newest first, then what is announced, the next first', () => {
    expect(articleIndex.summaries.map(({ slug }) => slug)).toEqual([
      'new',
      'old',
      'near',
      'one',
      'sooner',
      'later',
    ]);
    expect(articleIndex.article('later')).toBeUndefined();
    expect(JSON.stringify(articleIndex.summaries)).not.toContain('<p>');
  });

  it('tells the reading time, the author’s name and two related articles', () => {
    const one = articleIndex.article('one');
    expect(one?.readMinutes).toBe(3);
    expect(one?.author).toEqual({ id: 'ann', name: 'Ann Example' });
    expect(one?.href).toBe('/blog/one');
    expect(one?.related.map(({ slug }) => slug)).toEqual(['near', 'old']);
  });

  it('shows known drawings, before the last heading', () => {
    const problems = (body: string) =>
      articleIndexOf(article('one', {}, body)).problems.map(({ wrong, allowed }) => `${wrong} | ${allowed}`);
    expect(problems('A\n\n![b](drawing:a-chart)\n\n## C\n\nD')).toEqual([]);
    expect(problems('A\n\n![b](drawing:no-chart)')).toEqual([
      'drawing:no-chart | a drawing of content/article-drawings.ts: a-chart',
    ]);
    expect(problems('A\n\n## C\n\n![b](drawing:a-chart)')[0]).toContain('before the last heading');
  });

  it('knows the next article by date, after the oldest the newest, and relates it no second time', () => {
    const next = (slug: string) => articleIndex.article(slug)?.next.slug;
    expect(['new', 'old', 'near', 'one'].map(next)).toEqual(['old', 'near', 'one', 'new']);
    for (const slug of ['new', 'old', 'near', 'one']) {
      const { related = [], next: following } = articleIndex.article(slug) ?? {};
      expect(related).toHaveLength(2);
      expect(related).not.toContain(following);
    }
  });

  it('knows who may sign', () => {
    expect(articleIndexOf(article('a', { author: 'nobody' })).problems).toEqual([
      {
        file: 'content/articles/a.md',
        field: 'author',
        wrong: '"nobody"',
        allowed: 'a member of the team: ann',
      },
    ]);
  });
});
