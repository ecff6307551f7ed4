import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { clause, every, type Proof, page as pageAt } from './clauses/clause.ts';
import { unproved } from './clauses/prove.ts';
import { type Check, checks, told } from './crawl.ts';

const origin = 'https://site.example';
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function page(address: string, title: string, main: string): string {
  const url = origin + address;
  const description = `${title}: ${'what this page is about, in so many words. '.repeat(2)}`.trim();
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}"><meta name="keywords" content="a, b">
<meta name="robots" content="index,follow"><link rel="canonical" href="${url}">
<meta property="og:type" content="website"><meta property="og:site_name" content="site">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${url}"><meta property="og:image" content="${origin}/social.png">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${origin}/social.png">
</head><body><div id="root" data-chunks="/assets/page.js"><header><a href="/">Home</a></header>
<main id="main">${main}</main></div><script type="module" src="/assets/entry.js"></script></body></html>`;
}

const home = page(
  '/',
  'The home page',
  `<h1>Home</h1><p><a href="/about#us">About us</a> <a href="/old">Moved</a> <a href="/thanks?type=b">B</a>
<a href="mailto:hello@example.com">Write</a> <a href="https://partner.example/x">Partner</a></p>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","url":"${origin}/"}</script>`,
);
const sleeping = home.replace('data-chunks=', 'data-page-chunks="/assets/own.js" data-chunks=');
const about = page('/about', 'About us and you', '<h1>About</h1><h2 id="us">Us</h2><p>Words.</p>');
const thanks = page('/thanks', 'Thank you for a', '<h1>Thanks</h1>');
const variant = page('/thanks?type=b', 'Thank you for b', '<h1>Thanks for b</h1>');

const whole: Record<string, string> = {
  'index.html': home,
  'about.html': about,
  'thanks.html': thanks,
  '_variants/thanks/b.html': variant,
  'assets/page.js': 'export {};',
  'assets/entry.js': 'export {};',
  'social.png': 'a picture',
  'sitemap.xml': ['/', '/about'].map((address) => `<loc>${origin}${address}</loc>`).join(''),
  _redirects: '/thanks type=b /_variants/thanks/b.html 200!\n/old /about 301\n',
};

function built(changes: Record<string, string> = {}): BuiltSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-crawl-'));
  folders.push(folder);
  for (const [file, text] of Object.entries({ ...whole, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return readBuiltSite(folder, origin);
}

async function complaints(site: BuiltSite, which: readonly Check[] = checks): Promise<string[]> {
  const expected = { hosts: new Set(['partner.example']), listed: ['/', '/about'] };
  const found = await Promise.all(which.map(({ faults }) => faults(site, expected)));
  return found.flatMap(told);
}

// html-validate takes seven eighths of the time.
const validity = checks.filter(({ name }) => name === 'valid HTML');
const own = checks.filter(({ name }) => name !== 'valid HTML');

const inHome = (from: string, to: string) => ({ 'index.html': home.replace(from, to) });
const inAbout = (to: string) => ({ 'about.html': about.replace('<p>Words.</p>', to) });

/** Ends the main part, and stands below it. */
const footer = (size: string) =>
  `</main><footer data-size="${size}"><svg data-rule="venation"></svg></footer><main hidden>`;

/** Characters that cannot be compressed. */
const noise = (length: number) => randomBytes(length).toString('latin1');

describe('The crawl', () => {
  it('finds nothing on a correct site', async () => {
    expect(await complaints(built())).toEqual([]);
  });

  it.each([
    ['a dead link', inAbout('<a href="/nowhere">x</a>'), '/nowhere'],
    ['a dead variant', inAbout('<a href="/missing?type=b">x</a>'), '/missing?type=b'],
    ['a missing anchor', inHome('/about#us', '/about#them'), 'no such anchor'],
    ['a missing picture', inAbout('<img src="/x.png" alt="x">'), '/x.png'],
    [
      'a picture in a set',
      inAbout('<img src="/social.png" srcset="/social.png 1x, /big.png 2x" alt="x">'),
      '/big.png',
    ],
    [
      'a dead form',
      inAbout('<form action="/gone" method="post"><button type="submit">Send</button></form>'),
      '/gone',
    ],
    ['a bare #', inAbout('<a href="#">x</a>'), 'leads nowhere'],
    ['a wrong e-mail', inHome('mailto:hello@example.com', 'mailto:hello'), 'no address to write to'],
    ['a wrong number', inAbout('<a href="tel:069123">x</a>'), 'no number to call'],
    ['a strange host', inHome('partner.example', 'tracker.example'), 'tracker.example'],
    [
      'a page without a way',
      { 'index.html': home.replace(/href="\/(about#us|old)"/g, 'href="/"') },
      'no chain of links',
    ],
    ['much script at once', { 'assets/entry.js': noise(9_000) }, 'run before an act'],
    ['much script', { 'assets/page.js': noise(200_000) }, 'of script after an act'],
    [
      'many scripts',
      inHome('data-chunks="', `data-chunks="${'/assets/entry.js '.repeat(20)}`),
      '21 files of script',
    ],
    [
      'much script around a page that sleeps',
      { 'index.html': sleeping, 'assets/page.js': noise(107_000) },
      'bytes of script after an act',
    ],
    [
      'much script in it',
      { 'index.html': sleeping, 'assets/own.js': noise(148_000) },
      'after an act in the page',
    ],
    ['a file of it that is not there', { 'index.html': sleeping }, '/assets/own.js'],
    [
      'one name for two addresses',
      {
        'workshops.html': page(
          '/workshops',
          'The workshops',
          '<h1>Workshops</h1><a href="/about">One <b>day</b></a><a href="/">One day</a>',
        ),
      },
      'two links "One day" lead to /about and /',
    ],
    ['two first headings', inAbout('<h1>Again</h1>'), '2 <h1>'],
    ['a button outside', inAbout('<button type="submit">Send</button>'), 'stands in no form'],
    ['a form without a button', inAbout('<form action="/about"></form>'), 'no button that sends it'],
    ['a long title', { 'about.html': about.replaceAll('About us and you', 'A'.repeat(61)) }, '61 characters'],
    [
      'a title twice',
      { 'about.html': about.replaceAll('About us and you', 'The home page') },
      'the title of',
    ],
    [
      'a wrong canonical',
      { 'about.html': about.replace('href="https://site.example/about"', 'href="https://site.example/"') },
      'leads to another page',
    ],
    ['no social image', { 'about.html': about.replaceAll('/social.png', '/gone.png') }, 'og:image'],
    ['a site map too short', { 'sitemap.xml': `<loc>${origin}/</loc>` }, '/about is missing'],
    [
      'a site map too long',
      { 'sitemap.xml': `${whole['sitemap.xml']}<loc>${origin}/thanks</loc>` },
      'is too much',
    ],
    [
      'a dead link in the text of a feed',
      { 'feed.xml': `&lt;a href=&quot;${origin}/gone&quot;&gt;x&lt;/a&gt;` },
      `${origin}/gone leads`,
    ],
    ['a feed of dead links', { 'feed.xml': `<link>${origin}/gone</link>` }, 'feed.xml'],
    ['too many elements', inAbout('<b>x</b>'.repeat(2_000)), ' elements'],
    [
      'too many bytes',
      { ...inAbout('<img src="/social.png" alt="x">'), 'social.png': 'x'.repeat(100_000) },
      'until the largest paint',
    ],
    [
      'a stylesheet that holds back the first paint',
      { 'about.html': about.replace('</head>', '<link rel="stylesheet" href="/assets/page.js"></head>') },
      'the first paint waits for /assets/page.js',
    ],
    [
      'a page without a face that another has',
      { 'about.html': about.replace('</head>', '<style>@font-face{font-family:Own}</style></head>') },
      '1 faces of fonts are missing',
    ],
    [
      'faces that come a second time',
      {
        'about.html': about.replace('data-chunks=', 'data-stylesheet="/assets/all.css" data-chunks='),
        'assets/all.css': '@font-face{font-family:Late}',
      },
      '/assets/all.css declares 1 faces of fonts',
    ],
    [
      'a page that asks twice for the next step',
      inAbout(
        `<section></section><section><a href="/" data-variant="primary">x</a></section>${footer('default')}`,
      ),
      'the whole footer below a section that asks',
    ],
    [
      'a figure twice',
      inAbout(`<section><svg data-rule="venation"></svg></section>${footer('default')}`),
      'a figure of the rule venation',
    ],
    ['broken structured data', inHome('"@type"', '@type'), 'structured data'],
    ['a type that is missing', inHome('"@type":"WebSite",', ''), 'without @type'],
    [
      'a dead address in it',
      inHome(`"url":"${origin}/"`, `"url":"${origin}/gone"`),
      'url https://site.example/gone',
    ],
  ])('finds %s', async (_what, change, complaint) => {
    expect((await complaints(built(change), own)).join('\n')).toContain(complaint);
  });

  it.each([
    ['a skipped level', inAbout('<h4>Deep</h4>'), '"heading-level"'],
    ['an id twice', inAbout('<p id="us">x</p>'), '"no-dup-id"'],
    ['a label for nothing', inAbout('<label for="none">x</label>'), '"no-missing-references"'],
    ['a nameless button', inAbout('<button type="button"><svg></svg></button>'), '"text-content"'],
    ['a nameless line that opens', inAbout('<details><summary></summary>x</details>'), '"text-content"'],
    ['a link to nowhere', inAbout('<a>x</a>'), '"element-required-attributes"'],
    ['a nameless link', inAbout('<a href="/"><svg></svg></a>'), '"wcag/h30"'],
    ['a field without a label', inAbout('<input type="text" name="q">'), '"input-missing-label"'],
    ['a button without a type', inAbout('<button>x</button>'), '"no-implicit-button-type"'],
    ['a picture without a text', inAbout('<img src="/social.png">'), '"wcag/h37"'],
    ['a frame without a title', inAbout('<iframe src="/about"></iframe>'), 'missing required "title"'],
    ['an element where it may not stand', inAbout('<p><div>x</div></p>'), 'the rule'],
  ])('is told of %s by html-validate', async (_what, change, complaint) => {
    const site = built(change);
    const pages = site.pages.filter(({ file }) => file in change);
    expect((await complaints({ ...site, pages }, validity)).join('\n')).toContain(complaint);
  });

  it('reports a fault of many pages once', () => {
    const fault = { wrong: 'x', allowed: 'y' };
    expect(
      told([
        { file: 'a', ...fault },
        { file: 'b', ...fault },
      ]),
    ).toEqual(['a and 1 more: x. Allowed: y.']);
  });
});

describe('What a clause says of the pages', () => {
  const faults = (...proofs: [Proof, ...Proof[]]) => unproved([clause('2.x.y', 'words', ...proofs)], built());

  it('passes if the pages show it', () => {
    const main = pageAt('/about');
    expect(
      faults(
        main.shows('Words.'),
        main.has(1, 'h2#us'),
        pageAt('/').links('About', '/about#us'),
        every('header').links('Home', '/'),
        every('body', '/about').has(0, 'h2#us'),
        pageAt('/thanks?type=b').shows('Thanks for b'),
      ),
    ).toEqual([]);
  });

  it.each([
    [pageAt('/about').shows('Sentences'), 'does not show'],
    [pageAt('/nowhere').shows('Words'), 'no page /nowhere'],
    [pageAt('/about').has(2, 'h2'), 'has 1 h2, not 2'],
    [pageAt('/').links('Team', '/about#us'), 'none of them "Team"'],
    [pageAt('/').links('Team', '/team'), 'no link to /team'],
    [every('footer').shows('Words'), 'does not show'],
    [every('body').has(0, 'h2#us'), 'has 1 h2#us, not 0'],
  ])('%j does not', (proof, complaint) => {
    expect(faults(proof).join()).toContain(complaint);
  });
});
