import { expect, test } from '@playwright/test';
import { prerenderedMeta, runtimeMeta } from '../browser/runtime.ts';
import { assemblePage } from '../build/render/document.ts';
import { withoutDay } from './support/without-day.ts';

const template =
  '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';
const config = { api: 'http://api', key: 'key', site: 'https://site.example' };

function builtOn(day: string, app: string): string {
  const meta = runtimeMeta(config).map((each) =>
    each.name === prerenderedMeta ? { ...each, content: day } : each,
  );
  return assemblePage({ template, app, chunks: ['/a.js'], meta, fonts: [], stylesheet: '/site.css' });
}

test('a page that was built again on another day is the same, and with another word it is another', () => {
  const first = builtOn('2026-11-29', '<p>Next on May 4</p>');
  const second = builtOn('2026-11-30', '<p>Next on May 4</p>');
  expect(first).not.toBe(second);
  expect(withoutDay(first)).toBe(withoutDay(second));
  expect(withoutDay(first)).not.toBe(withoutDay(builtOn('2026-11-29', '<p>Next on May 5</p>')));
});
