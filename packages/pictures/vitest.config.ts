import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is no failure.
  test: { testTimeout: 30_000 },
});
