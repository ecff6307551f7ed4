import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import type { PublishTimes } from '../build/publish.ts';
import { writeArticles } from './build-bench/articles.ts';
import { scratchCopy } from './build-bench/scratch.ts';

/*
 * Builds a copy of the site, then again with many more articles, and compares pages per second and the weight of the
 * home page. Fails if the build is too slow, or if a page grows with the number of articles. Workers prerender on all
 * cores, so the result is processor time divided by two cores.
 */
const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } });
const count = Number(values.articles);
const slowest = 100;
/** Cores of the machine that the limit is meant for. */
const cores = 2;
/** Hashes in chunk names change with the content, and that changes how well they compress. */
const tolerance = 100;

interface Measured extends PublishTimes {
  html: number;
  script: number;
  compressed: number;
  article: number;
}

const names = {
  html: 'home page, HTML bytes',
  script: 'home page, script bytes',
  compressed: 'home page, script bytes (brotli)',
  article: 'an article, script bytes (brotli)',
} as const;

async function build(root: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['packages/tooling/run.mjs', 'apps/site/scripts/build.ts', '--json'],
    // Uses its own folders, whatever the environment says.
    { cwd: root, env: { ...process.env, SITE_DIST: '' }, maxBuffer: 1 << 26 },
  );
  const times = JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null') as PublishTimes;
  const dist = path.join(root, 'apps/site/dist');
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const home = scriptsOf(dist, 'index.html');
  const article = scriptsOf(dist, 'blog/building-high-performance-teams.html');
  return {
    ...times,
    html: Buffer.byteLength(html),
    script: sum(home.map(({ length }) => length)),
    compressed: sum(home.map((script) => brotliCompressSync(script).length)),
    article: sum(article.map((script) => brotliCompressSync(script).length)),
  };
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Every script that a page needs until it is hydrated. */
function scriptsOf(dist: string, page: string): Buffer[] {
  const $ = load(readFileSync(path.join(dist, page)));
  const entry = $('script[src]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? '');
  const chunks = ($('#root').attr('data-chunks') ?? '').split(' ').filter(Boolean);
  return [...new Set([...entry, ...chunks])].map((address) => readFileSync(path.join(dist, address)));
}

const root = scratchCopy();
try {
  const few = await build(root);
  writeArticles(path.join(root, 'apps/site/content/articles'), count);
  const many = await build(root);

  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const row = (name: string, a: string | number, b: string | number) =>
    console.log(`${name.padEnd(34)}${String(a).padStart(12)}${String(b).padStart(12)}`);
  row('', 'as it is', `+${count}`);
  row('pages', few.pages, many.pages);
  row('bundling', seconds(few.bundle), seconds(many.bundle));
  row('prerendering', seconds(few.prerender), seconds(many.prerender));
  row('downloads', seconds(few.downloads), seconds(many.downloads));
  row('social images', seconds(few.images), seconds(many.images));
  row('compressed copies', seconds(few.compress), seconds(many.compress));
  const rate = count / (many.prerender - few.prerender);
  const ownRate = (count * cores) / (many.prerenderProcessor - few.prerenderProcessor);
  row('articles a second, prerendered', '', rate.toFixed(0));
  row('the same by the time of two cores', '', ownRate.toFixed(0));
  for (const what of ['html', 'script', 'compressed', 'article'] as const)
    row(names[what], few[what], many[what]);

  const faults = [
    ...(many.pages - few.pages === count ? [] : [`${many.pages - few.pages} pages more, not ${count}`]),
    ...(ownRate >= slowest ? [] : [`fewer than ${slowest} pages a second on ${cores} cores`]),
    ...(['html', 'script', 'compressed', 'article'] as const)
      .filter((what) => many[what] - few[what] > tolerance)
      .map(
        (what) =>
          `a page grows with the number of articles: ${names[what]} by ${many[what] - few[what]} bytes`,
      ),
  ];
  for (const fault of faults) console.error(`✘ ${fault}`);
  if (faults.length === 0) console.log('✔ the build is fast enough, and no page grows');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
