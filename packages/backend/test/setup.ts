import { afterAll, vi } from 'vitest';
import { removeFolders } from './temporary-folder.ts';

// The next test file runs in the same process.
afterAll(() => {
  // Here and not where a folder is made: Vitest forgets a hook that is registered while a test runs.
  removeFolders();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
