import path from 'node:path';

export const siteRoot = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(siteRoot, '../..');
export const cacheFolder = path.join(siteRoot, '.cache');
export const compressedCopies = path.join(cacheFolder, 'compressed');

/** The folder that is published. SITE_DIST changes it, for a second installation beside the first. */
export const publishedSite = path.resolve(process.env.SITE_DIST || path.join(siteRoot, 'dist'));
