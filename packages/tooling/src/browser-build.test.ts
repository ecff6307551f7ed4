import { expect, test } from 'vitest';
import { buildOf } from './browser-build.ts';

test('two patches of one build are the same browser, and two builds are not', () => {
  expect(buildOf('156.0.8078.108')).toBe(buildOf('156.0.8078.114'));
  expect(buildOf('156.0.8078.108')).not.toBe(buildOf('157.0.8101.108'));
  expect(buildOf('of an unknown version')).toBe('of an unknown version');
});
