import path from 'node:path';

export const siteRoot = path.resolve(import.meta.dirname, '..');
export const repositoryRoot = path.resolve(siteRoot, '../..');
export const cacheFolder = path.join(siteRoot, '.cache');
export const compressedCopies = path.join(cacheFolder, 'compressed');

/** The folder that is published. SITE_DIST changes it, for a second installation beside the first. */
export const publishedSite = path.resolve(process.env.SITE_DIST || path.join(siteRoot, 'dist'));

/** The desk, a host's folder of its own beside the site's: nothing of it is in the site. */
export const publishedDesk = `${publishedSite}.desk`;

/** The functions of the hosts, each where its host's own command looks for it; never below `publishedSite`. */
export const functionFolders = {
  netlify: path.join(siteRoot, 'dist.functions'),
  supabase: path.join(repositoryRoot, 'packages/backend/supabase/functions'),
};
