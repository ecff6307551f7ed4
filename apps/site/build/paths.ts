import path from 'node:path';

export const siteRoot = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(siteRoot, '../..');

const cache = path.join(siteRoot, '.cache');

/** What Vite makes of the sources; the same for every installation. */
export const clientBundle = path.join(cache, 'client');
export const serverBundle = path.join(cache, 'server');
export const bundleStamp = path.join(cache, 'bundle.stamp');
export const compressedCopies = path.join(cache, 'compressed');

/** The folder that is published. */
export const publishedSite = path.join(siteRoot, 'dist');
