import path from 'node:path';

export const packageRoot = path.resolve(import.meta.dirname, '../..');
export const source = path.join(packageRoot, 'src');

/** The package as it is published, with its own package.json. Never checked in, always built whole. */
export const dist = path.join(packageRoot, 'dist');
