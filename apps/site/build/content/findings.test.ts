import { describe, expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { type CheckContext, inspect, reportText } from './report.ts';
import { around, article, contentOf } from './test/fixture.ts';

function find(
  kind: Finding['kind'],
  content: Parameters<typeof contentOf>[0],
  given: Partial<CheckContext> = {},
) {
  return inspect(contentOf(content), around(given))
    .filter((finding) => finding.kind === kind)
    .map(({ level, where, text }) => `${level} | ${where} | ${text}`);
}

describe('the content report', () => {
  it('names each pair of records that disagree once, with the reason', () => {
    const claims = {
      years: { value: '12+', label: 'years', disagreesWith: 'longer' },
      longer: { value: '20+', label: 'years', disagreesWith: 'years', because: 'all of it' },
      alone: { value: '1', label: 'claim' },
    };
    expect(find('contradictions', { modules: { 'claims.ts': { claims } } })).toEqual([
      'warning | content/claims.ts | longer "20+ years" and years "12+ years" (all of it)',
    ]);
  });

  it('lists samples and permissions once, however many places show a record', () => {
    const record = { name: 'Ann', sample: true };
    const content = {
      modules: { 'testimonials.ts': { testimonials: { ann: record } } },
      pages: { home: { shown: [record] } },
      projects: { condor: { title: 'Seats', permission: 'needed', images: [{}] } },
    };
    expect(find('samples', content)).toEqual(['warning | content/testimonials.ts, testimonials.ann | Ann']);
    expect(find('permissions', content)).toEqual(['warning | content/projects/condor.ts | Seats']);
  });

  it('reports past events and announcements, and accepts today', () => {
    const texts = [
      article('late', { status: 'announced', planned: '2026-11-20' }),
      article('today', { status: 'announced', planned: '2026-11-21' }),
    ];
    const modules = {
      'webinar.ts': { webinar: { dates: [{ start: '2025-03-06T14:00' }, { start: '2025-09-18T14:00' }] } },
    };
    expect(find('dates', { modules, texts })).toEqual([
      expect.stringContaining('warning | content/webinar.ts, webinar.dates | 2025-09-18T14:00: '),
      expect.stringContaining('warning | content/articles/late.md, planned | 2026-11-20: '),
    ]);
  });

  it('reports pictures: none at all is a warning, a missing file is an error', () => {
    const image = { file: 'condor/map', alt: 'A map', width: 1, height: 1 };
    const projects = { bare: { title: 'Bare', images: [] }, condor: { title: 'Seats', images: [image] } };
    const images = ['condor/map.avif', 'condor/old.webp'];
    expect(find('pictures', { projects }, { images })).toEqual([
      'error | content/projects/condor.ts, images.0 | content/images/condor/map.webp is missing',
      'warning | content/projects/bare.ts | Bare has no picture',
    ]);
    expect(find('orphans', { projects }, { images })).toEqual([
      'warning | content/images/condor/old.webp | no record shows this picture',
    ]);
  });

  it('knows the files of a picture in several widths', () => {
    const image = { file: 'map', alt: 'A map', width: 2, height: 4, widths: { avif: [1, 2], webp: [2] } };
    const projects = { condor: { title: 'Seats', images: [image] } };
    const images = ['map-1.avif', 'map-2.avif'];
    expect(find('pictures', { projects }, { images })).toEqual([
      'error | content/projects/condor.ts, images.0 | content/images/map-2.webp is missing',
    ]);
    expect(find('orphans', { projects }, { images })).toEqual([]);
  });

  it('finds records that neither code nor text refers to', () => {
    const texts = [article('quoting', {}, 'We answer {{promises.answer}}.')];
    const modules = {
      'claims.ts': { claims: { shown: {}, hidden: {} } },
      'promises.ts': { promises: { answer: 'soon', forgotten: 'later' } },
    };
    const sources = {
      'content/claims.ts': 'claims.hidden',
      'content/claims.test.ts': 'claims.hidden',
      'pages/home.tsx': "import { claims } from '../content/claims.ts'; claims.shown",
      'features/a.ts': "import { promises } from '../content/promises.ts';",
    };
    expect(find('orphans', { modules, texts }, { sources })).toEqual([
      'warning | content/claims.ts, hidden | claims.hidden is shown nowhere',
      'warning | content/promises.ts, forgotten | promises.forgotten is shown nowhere',
    ]);
  });

  it.each([
    ['its own name', 'const a = claims.hidden;', true],
    ['a group of the same name', 'const a = { claims: [] };', false],
    ['a field of the same name', 'const a = service.claims;', false],
    ['all of them', 'Object.values(claims).map(show);', true],
    ['one by a name that is looked up', 'const a = claims[id];', true],
    ['a copy of all', 'const a = { ...claims };', true],
    ['a comment', '// claims.hidden', false],
  ])('takes %s for what it is', (_, code, refers) => {
    const modules = { 'claims.ts': { claims: { hidden: {} } } };
    const sources = { 'content/a.ts': `import { claims } from './claims.ts';\n${code}` };
    expect(find('orphans', { modules }, { sources })).toHaveLength(refers ? 0 : 1);
  });

  it('fails only for errors, and says how many of each there are', () => {
    const findings: Finding[] = [
      { kind: 'samples', level: 'warning', where: 'a.ts', text: 'Ann' },
      { kind: 'links', level: 'error', where: 'b.ts', text: '/x: no route has this path' },
    ];
    expect(reportText(findings, { plain: true })).toBe(
      [
        'Links that lead nowhere (1)\n  /x: no route has this path  b.ts',
        'Samples to replace (1)\n  Ann  a.ts',
        '1 error, 1 warning.',
      ].join('\n\n'),
    );
    expect(reportText([], { plain: true })).toBe('0 errors, 0 warnings.');
  });
});

describe('links', () => {
  const routes = [
    { path: '/', page: 'home' },
    { path: '/workshop-details', page: 'workshop', variants: ['ignite', 'deep'] as const },
    { path: '/blog/:slug', page: 'article' },
  ];
  const modules = { 'downloads.ts': { downloads: { a: { href: '/made.pdf', madeByBuild: true } } } };
  const linkTo = (href: string) =>
    find(
      'links',
      {
        modules,
        texts: [article('out'), article('to-come', { status: 'announced', planned: '2027-01-01' })],
        pages: { home: { paths: { id: 'skills' }, link: { href } } },
      },
      {
        routes,
        redirects: { '/old': '/', '/older': '/nowhere' },
        files: ['/icon.svg'],
        sources: {
          'pages/home.tsx': 'import { Part } from \'../features/part/part.tsx\'; <div id="drawn" />',
          'features/part/part.tsx': '<section id="in-a-part" />',
          'features/part/other.tsx': '<section id="missing" />',
        },
      },
    );

  it.each([
    '/',
    '/#skills',
    '/#drawn',
    '#in-a-part',
    '#skills',
    '/old',
    '/icon.svg',
    '/made.pdf',
    '/workshop-details/',
    '/workshop-details?type=deep&utm_source=x',
    '/blog/out',
    'mailto:a@example.com',
    'https://www.example.com/x',
  ])('%s leads somewhere', (href) => {
    expect(linkTo(href)).toEqual([]);
  });

  it.each([
    ['/nowhere', 'no route has this path'],
    ['/#missing', '/ has no anchor "missing"'],
    ['#missing', 'the page has no such anchor'],
    ['/older', 'redirects to /nowhere, and no route has that path'],
    [
      '/missing.pdf',
      'there is no such file in public/, and content/downloads.ts names none that the build makes',
    ],
    ['/workshop-details?type=huge', 'the page has no variant "huge", only ignite, deep'],
    ['/blog/to-come', 'no article of this name is published'],
  ])('%s does not: %s', (href, because) => {
    expect(linkTo(href)).toEqual([`error | content/pages/home.ts, link.href | ${href}: ${because}`]);
  });

  it('in texts and in the markup of pages count too, and one target is reported once', () => {
    const texts = [article('linking', {}, 'See [that](/nowhere) and [this](#below).\n\n## Below')];
    const sources = { 'pages/a.tsx': '<Link href="/nowhere">', 'content/b.ts': "href: '/not-markup'" };
    expect(find('links', { texts }, { routes, sources })).toEqual([
      'error | content/articles/linking.md and 1 more | /nowhere: no route has this path',
    ]);
  });
});
