import path from 'node:path';

/** The repository root. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const fromRoot = (...parts: string[]): string => path.join(root, ...parts);

/** Output of a test run: reports, and images of changed screenshots. Never checked in. */
export const results = fromRoot('test-results');
