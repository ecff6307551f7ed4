import { afterEach, expect, test, vi } from 'vitest';
import { Report } from './report.ts';

afterEach(() => vi.restoreAllMocks());

test('counts what holds and what does not', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = new Report();
  report.expect('nothing found', []);
  report.expect('something found', ['one', 'two']);
  expect(await report.check('gives its result', async () => 7)).toBe(7);
  expect(await report.check('throws', () => Promise.reject(new Error('no\nway')))).toBeUndefined();
  expect(report).toMatchObject({ passed: 2, failed: 2, notes: ['✘ something found', '✘ throws'] });
  expect(log).toHaveBeenCalledWith('  ✔ nothing found');
  expect(error).toHaveBeenCalledWith('  ✘ something found\n      one\n      two');
  expect(error).toHaveBeenCalledWith('  ✘ throws\n      no\n      way');
});
