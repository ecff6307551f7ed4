import { JSDOM } from 'jsdom';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { type Finding, reviewPage } from './page.ts';

const environment = { platform: 'linux-x64', browser: 'chromium 1' };
const png = PNG.sync.write(new PNG({ width: 2, height: 2 }));
const changed: Finding = {
  name: 'primitives-button--matrix.dark',
  story: 'Matrix <all>',
  about: 'differs in 1600 pixels',
  hash: 'a1',
  before: png,
  after: png,
  difference: png,
};
const added: Finding = {
  ...changed,
  name: 'media-avatar--new.light',
  story: 'New',
  about: 'is new',
  hash: 'b2',
};
delete added.before;
delete added.difference;

function open(findings: readonly Finding[]) {
  const { window } = new JSDOM(reviewPage(findings, environment), { runScripts: 'dangerously' });
  const { document } = window;
  const saved: Blob[] = [];
  Object.assign(window.URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL() {},
  });
  // jsdom follows no link.
  document.addEventListener(
    'click',
    (event) => event.target instanceof window.HTMLAnchorElement && event.preventDefault(),
    true,
  );
  window.HTMLAnchorElement.prototype.click = () => {};
  const articles = [...document.querySelectorAll('article')];
  const enter = (element: Element | null, value: string) => {
    const input = element as HTMLInputElement;
    if (input.type === 'radio') input.checked = true;
    else input.value = value;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  return { window, document, articles, enter, saved };
}

/** What a Blob of jsdom holds. */
const contentOf = (window: JSDOM['window'], blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new window.FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('a changed screenshot is shown before, after and as its difference; a new one alone', () => {
  const { articles } = open([changed, added]);
  const pictures = articles.map((article) => [...article.querySelectorAll('img')].map(({ alt }) => alt));
  expect(pictures).toEqual([['New'], ['Before', 'After', 'Difference']]);
  expect(articles[1]?.querySelector('h2')?.textContent).toBe('primitives / button: Matrix <all>');
  expect(articles[1]?.querySelector('p')?.textContent).toBe('Dark. It differs in 1600 pixels.');
});

test('it needs nothing but itself', () => {
  const { document } = open([changed, added]);
  for (const { src } of document.images) expect(src).toMatch(/^data:image\/png;base64,/);
  expect(document.querySelectorAll('link, script[src]')).toHaveLength(0);
});

test('each heading leads to its story in the theme that was compared', () => {
  const { document, enter } = open([changed]);
  const link = document.querySelector<HTMLAnchorElement>('article a');
  const address = '?path=/story/primitives-button--matrix&globals=theme:dark';
  expect(link?.href).toBe(`http://localhost:6006/${address}`);
  enter(document.querySelector('#storybook'), 'https://review.example/');
  expect(link?.href).toBe(`https://review.example/${address}`);
});

test('the slider uncovers, and the view changes', () => {
  const { articles, enter } = open([changed]);
  const [article] = articles;
  enter(article?.querySelector('[type="range"]') ?? null, '80');
  expect(article?.querySelector<HTMLElement>('.pair')?.style.getPropertyValue('--at')).toBe('80%');
  enter(article?.querySelector('[value="difference"]') ?? null, '');
  expect(article?.dataset.view).toBe('difference');
});

test('the decisions are saved with the very screenshots that were seen', async () => {
  const { window, document, articles, enter, saved } = open([changed, added]);
  enter(articles[0]?.querySelector('[value="not"]') ?? null, '');
  enter(articles[0]?.querySelector('[name="note"]') ?? null, 'too pale');
  enter(articles[1]?.querySelector('[value="meant"]') ?? null, '');
  expect(document.querySelector('#count')?.textContent).toBe('2 of 2 decided');
  document.querySelector<HTMLButtonElement>('#save')?.click();
  expect(JSON.parse(await contentOf(window, saved[0] as Blob))).toEqual({
    ...environment,
    meant: { 'primitives-button--matrix.dark': 'a1' },
    notMeant: [{ name: 'media-avatar--new.light', note: 'too pale' }],
  });
});
