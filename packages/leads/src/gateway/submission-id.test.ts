import { afterEach, expect, test, vi } from 'vitest';
import { isSubmissionId } from '../forms/host-form.ts';
import { newSubmissionId } from './submission-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser makes ids, it makes ours', () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'its own' });
  expect(newSubmissionId()).toBe('its own');
});

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('without a secure origin it is a random id of version 4: all bytes %i', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(newSubmissionId()).toBe(id);
  expect(isSubmissionId(id)).toBe(true);
});
