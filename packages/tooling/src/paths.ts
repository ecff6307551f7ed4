import path from 'node:path';

/** The project's top folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

export const fromRoot = (...parts: string[]): string => path.join(root, ...parts);

/** What a run of the proof leaves behind: reports, pictures that differ. Never checked in. */
export const results = fromRoot('test-results');
