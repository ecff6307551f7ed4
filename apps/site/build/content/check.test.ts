import { beforeAll, describe, expect, it } from 'vitest';
import { articleDrawings } from '../../content/article-drawings.ts';
import { articleMeta, project } from '../../content/schema/collections.ts';
import { claim, price } from '../../content/schema/facts.ts';
import { webinar } from '../../content/schema/offers.ts';
import { webinar as record } from '../../content/webinar.ts';
import { checkContent } from './check.ts';
import { type Content, loadContent } from './load.ts';
import { ContentError, problemsOf } from './problems.ts';

describe('a mistake', () => {
  it('names the file, the field, the wrong value and the allowed values', () => {
    const problems = problemsOf('content/claims.ts', claim, { value: ' 12+', label: 7 }, ['claims', 'years']);
    expect(new ContentError(problems).message).toBe(
      `The content has 2 mistakes, so nothing is built.

  content/claims.ts, claims.years.value
    is       " 12+"
    allowed  a text that is not empty, without a space at its ends

  content/claims.ts, claims.years.label
    is       7
    allowed  a text
`,
    );
  });

  const said = (schema: Parameters<typeof problemsOf>[1], value: unknown) =>
    problemsOf('f', schema, value).map(({ field, wrong, allowed }) => `${field} | ${wrong} | ${allowed}`);

  it('lists the fields and the values that would be right', () => {
    expect(said(claim, { value: 'a', label: 'b', colour: 1 })).toEqual([
      'colour | a field that is not known here | one of the fields "value", "label", "disagreesWith", "because", "sample"',
    ]);
    expect(said(price, { kind: 'free' })).toEqual(['kind | "free" | one of "on-demand", "amount"']);
    expect(said(price, { kind: 'amount', amount: -1, currency: 'Euro' })).toEqual([
      'amount | -1 | zero or more',
      'currency | "Euro" | a currency by its ISO code, such as "EUR"',
    ]);
    const { shape } = project;
    expect(said(shape.category, 'Design')).toEqual([
      ' | "Design" | one of "AI-Powered Design", "UX/UI Design", "Product Development"',
    ]);
    expect(said(shape.year, undefined)).toEqual([' | missing | a text']);
    expect(said(shape.year, '20x3')[0]).toContain('a year such as "2023"');
    expect(said(articleMeta, { status: 'published', subtitle: 'x' }).at(-1)).toContain(
      '"author", "date", "tags"',
    );
  });

  it('can also be in the combination of two fields', () => {
    const full = {
      title: 'A',
      timeZone: 'Europe/Berlin',
      zoneName: 'Berlin time',
      minutes: 60,
      place: 'Online',
      price: { kind: 'amount', amount: 49, currency: 'EUR' },
      payment: '/pay',
    };
    expect(said(webinar, { ...full, dates: [{ start: '2025-02-30T14:00', left: 9 }], seats: 10 })).toEqual([
      'dates.0.start | "2025-02-30T14:00" | a day that the calendar has',
    ]);
    const dates = [{ start: '2025-02-28T14:00', left: 11 }];
    expect(said(webinar, { ...full, dates, seats: 10 })).toEqual([
      expect.stringContaining('no more `left` than `seats`'),
    ]);
    const backwards = ['2025-02-28T14:00', '2025-01-31T14:00'].map((start) => ({ start, left: 1 }));
    expect(said(webinar, { ...full, dates: backwards, seats: 10 })).toEqual([
      expect.stringContaining('the earliest first, each once'),
    ]);
  });
});

describe('the content of this site', () => {
  let content: Content;
  beforeAll(async () => {
    content = await loadContent();
  }, 60_000);

  const problemsWith = (change: Partial<Content>) =>
    checkContent({ ...content, ...change }).map(({ file, field, wrong }) => `${file} | ${field} | ${wrong}`);

  it('has no mistakes', () => {
    expect(problemsWith({})).toEqual([]);
    expect(
      content.library.articleIndex.article('building-high-performance-teams')?.contents.length,
    ).toBeGreaterThan(2);
    const drawn = content.library.texts.flatMap(({ text }) =>
      text.parts.flatMap((part) => (typeof part === 'string' ? [] : part.drawing)),
    );
    expect(drawn.sort()).toEqual(Object.keys(articleDrawings).sort());
    const { terms } = content.library.legal;
    const clause = terms?.sections.find(({ id }) => id === 'workshop-and-webinar-policies');
    expect(clause?.title).toBe('Workshop and webinar policies');
    expect(clause?.html).toMatch(/^<ul>[\s\S]*48 hours or more[\s\S]*<\/ul>[\s\S]*<\/p>$/);
  });

  it('must name a schema for every file and every export', () => {
    const { 'terms.ts': _gone, ...modules } = content.modules;
    expect(problemsWith({ modules: { ...modules, 'extra.ts': { a: 1 } } })).toEqual([
      'content/extra.ts |  | a file without a schema',
      'content/terms.ts |  | missing',
    ]);
    const claims = { ...content.modules['claims.ts'], more: 1 };
    expect(problemsWith({ modules: { ...content.modules, 'claims.ts': claims } })).toEqual([
      'content/claims.ts | more | an export without a schema',
    ]);
  });

  it('must be consistent from record to record', () => {
    const prices = {
      ...(content.modules['prices.ts']?.prices as object),
      ignite: { kind: 'amount', amount: 1, currency: 'EUR', disagreesWith: 'nothing' },
    };
    expect(
      problemsWith({
        modules: { ...content.modules, 'prices.ts': { ...content.modules['prices.ts'], prices } },
      }),
    ).toEqual([
      'content/prices.ts | prices.ignite.disagreesWith | "nothing"',
      'content/prices.ts | prices.ignite.disagreesWith | "nothing"',
    ]);
    const { minutes } = record;
    const webinar = { ...record, minutes: minutes + 30 };
    expect(problemsWith({ modules: { ...content.modules, 'webinar.ts': { webinar } } })).toEqual([
      `content/session.ts | session.schedule | parts of ${minutes} minutes together`,
    ]);
    const { manifest, condor, ...others } = content.collections.projects;
    const projects = { ...others, seats: condor, manifest: { ...(manifest as object), order: 3 } };
    expect(problemsWith({ collections: { ...content.collections, projects } })).toEqual([
      'content/projects/seats.ts | id | "condor"',
      'content/services.ts | services.ux-design.projects.0 | "condor"',
      'content/cv.ts | cv.projects.1 | "condor"',
      'content/projects/manifest.ts | order | 3, as in content/projects/bmw.ts',
    ]);
  });

  it('must give every page a head of its own and links that can be followed', () => {
    const { head } = content.pages.home as { head: { title: string; description: string } };
    const copy = { head: { ...head, title: 'x'.repeat(61) }, lead: '', link: { href: 'contact' } };
    expect(problemsWith({ pages: { ...content.pages, copy, bare: {} } })).toEqual([
      expect.stringContaining('content/pages/copy.ts | head.title | "xxx'),
      'content/pages/copy.ts | lead | ""',
      'content/pages/copy.ts | link.href | "contact"',
      'content/pages/bare.ts | head | missing',
      expect.stringContaining('content/pages/copy.ts | head.description | '),
    ]);
  });
});
