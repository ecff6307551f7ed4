import { afterEach, describe, expect, test } from 'vitest';
import { answered, emulateMedia } from './emulate-media.ts';

const sheets: HTMLStyleElement[] = [];

function style(css: string): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  sheets.push(sheet);
  return sheet;
}

afterEach(() => {
  emulateMedia({});
  for (const sheet of sheets.splice(0)) sheet.remove();
});

const shown = () => getComputedStyle(document.body).getPropertyValue('--lali-shown').trim();

describe('a query', () => {
  test.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
    ['(prefers-reduced-motion:reduce)', '(min-width: 0px)'],
    ['(prefers-reduced-motion)', '(min-width: 0px)'],
    ['(width >= 48rem) and (prefers-reduced-motion: no-preference)', '(width >= 48rem) and (width < 0px)'],
    ['not (prefers-reduced-motion: reduce)', 'not (min-width: 0px)'],
    ['(forced-colors: active)', '(forced-colors: active)'],
  ])('%s with motion reduced asks %s', (query, wanted) => {
    expect(answered(query, { 'prefers-reduced-motion': 'reduce' })).toBe(wanted);
  });

  test('the feature alone means that something is asked for', () => {
    expect(answered('(forced-colors)', { 'forced-colors': 'none' })).toBe('(width < 0px)');
  });
});

describe('a page', () => {
  test.each(['reduce', 'no-preference'] as const)(
    'matchMedia answers %s whatever the system says',
    (value) => {
      emulateMedia({ 'prefers-reduced-motion': value });
      expect(matchMedia(`(prefers-reduced-motion: ${value})`).matches).toBe(true);
      const other = value === 'reduce' ? 'no-preference' : 'reduce';
      expect(matchMedia(`(prefers-reduced-motion: ${other})`).matches).toBe(false);
    },
  );

  test('rules follow, in layers and nested, and go back to the system', () => {
    style(`@layer base { @media (forced-colors: active) { body { --lali-shown: forced } } }
      @media (forced-colors: none) { body { --lali-shown: free } }
      body { @media (forced-colors: active) and (width >= 0px) { --lali-nested: forced } }`);
    expect(shown()).toBe('free');
    emulateMedia({ 'forced-colors': 'active' });
    expect(shown()).toBe('forced');
    expect(getComputedStyle(document.body).getPropertyValue('--lali-nested')).toBe('forced');
    emulateMedia({});
    expect(shown()).toBe('free');
    expect(matchMedia('(forced-colors: active)').matches).toBe(false);
  });

  test('a style sheet that comes later is answered too', async () => {
    emulateMedia({ 'forced-colors': 'active' });
    style('@media (forced-colors: active) { body { --lali-shown: late } }');
    await expect.poll(shown).toBe('late');
  });
});
