import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.ts';

/** The tests that may notice a change: in Node, and without the browser projects of the whole. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...new Set(rooms.flatMap(({ tests }) => tests))],
    setupFiles: ['packages/tooling/src/vitest/strict-console.ts'],
  },
});
