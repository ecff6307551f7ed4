import { type RefObject, use, useLayoutEffect, useState } from 'react';
import { type Direction, I18nContext } from './i18n/i18n-context.ts';

/** What an element sets for everything in it, and what is lost to a layer that is rendered elsewhere. */
const names = ['dir', 'lang', 'data-theme', 'data-path', 'data-brand'] as const;
type Inherited = Partial<Record<(typeof names)[number], string | undefined>>;

/** The nearest values around an element. What the whole document has reaches a layer anyway, and may change meanwhile. */
function inheritedAt(place: Element): Inherited {
  const values = names.map((name) => {
    const holder = place.closest(`[${name}]`);
    return [name, holder && !holder.contains(document.body) ? holder.getAttribute(name) : undefined];
  });
  return Object.fromEntries(values);
}

export interface PortalAttributes extends Inherited {
  dir: Direction | undefined;
}

/**
 * For what is rendered in a portal: language, direction, theme, path and brand of the element that opened it. Call it in
 * a component that is mounted when the layer opens.
 *
 * @param opener What was pressed or pointed at. Where there is none, what has the focus counts.
 */
export function usePortalAttributes(opener?: RefObject<Element | null>): PortalAttributes {
  const { locale, dir } = use(I18nContext);
  const [inherited, setInherited] = useState<Inherited>({});
  useLayoutEffect(() => {
    const place = opener?.current ?? document.activeElement;
    if (place) setInherited(inheritedAt(place));
  }, [opener]);
  return {
    ...inherited,
    lang: locale ?? inherited.lang,
    dir: dir ?? (inherited.dir as Direction | undefined),
  };
}
