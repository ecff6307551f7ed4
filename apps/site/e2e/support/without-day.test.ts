import { afterEach, expect, test, vi } from 'vitest';
import { runtimeMeta } from '../../browser/runtime.ts';
import { assemblePage } from '../../build/render/document.ts';
import { withoutDay } from './without-day.ts';

afterEach(() => {
  vi.useRealTimers();
});

function builtOn(day: string, app: string): string {
  vi.setSystemTime(day);
  return assemblePage({
    template:
      '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
    app,
    chunks: ['/assets/page.js'],
    meta: runtimeMeta({ api: 'http://api', key: 'key', site: 'https://site.example' }),
    fonts: [],
    stylesheet: '/assets/style.css',
  });
}

test('a page that was built again on another day is the same, and with another word it is another', () => {
  const [first, second] = ['2026-11-29', '2026-11-30'].map((day) => builtOn(day, '<p>Next on May 4</p>'));
  expect(first).not.toBe(second);
  expect(withoutDay(first ?? '')).toBe(withoutDay(second ?? ''));
  expect(withoutDay(first ?? '')).not.toBe(withoutDay(builtOn('2026-11-29', '<p>Next on May 5</p>')));
});
