import { prerenderedMeta } from '../../browser/runtime.ts';

/** A page is the same on the day after it was built. What the day changes of its words is in the rest of its HTML. */
export const withoutDay = (html: string): string =>
  html.replace(new RegExp(`(name="${prerenderedMeta}" content=")[^"]*`), '$1');
