/**
 * A version of Chromium (major.minor.build.patch) without its patch. A patch mends what is unsafe or broken and is out every
 * few days: what was judged and drawn by one patch of a build counts for the next.
 */
export const buildOf = (version: string): string => version.split('.').slice(0, 3).join('.');
