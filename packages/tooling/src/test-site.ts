import { fromRoot } from './paths.ts';

const folder = fromRoot('apps/site/.cache/e2e/shared');

/**
 * The site that the tests build once, crawl and visit. Its ports, pages and data are no running site's. Fixed ports of tests lie below
 * 32768: from there on the system hands them out to others.
 */
export const testSite = {
  port: 4273,
  apiPort: 14373,
  origin: 'https://site.example',
  pages: `${folder}/site`,
  data: `${folder}/data`,
};

/** The settings that its pages are built with. */
export const testSiteSettings = {
  PORT: String(testSite.port),
  API_PORT: String(testSite.apiPort),
  SITE_URL: testSite.origin,
  SITE_DIST: testSite.pages,
};
