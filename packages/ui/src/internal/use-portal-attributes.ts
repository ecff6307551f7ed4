import { use } from 'react';
import { type Direction, I18nContext } from './i18n/i18n-context.ts';

/** For what renders in a portal: it has left the element that says language and direction for the rest of the tree. */
export function usePortalAttributes(): { lang: string | undefined; dir: Direction | undefined } {
  const { locale, dir } = use(I18nContext);
  return { lang: locale, dir };
}
