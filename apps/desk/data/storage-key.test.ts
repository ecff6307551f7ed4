import { afterEach, expect, it, vi } from 'vitest';
import { storageKey } from './storage-key.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://kingfisher.example.com', 'sb-kingfisher-auth-token'],
  ['http://localhost:54321', 'sb-localhost-auth-token'],
])('the session of an API at %s is kept under %s', (content, key) => {
  vi.stubGlobal('document', { querySelector: () => ({ content }) });
  expect(storageKey()).toBe(key);
});
