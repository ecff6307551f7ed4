import { type RefObject, use, useLayoutEffect, useState } from 'react';
import { type Direction, I18nContext } from './i18n/i18n-context.ts';

/** What an element sets for everything in it, and what is lost to a layer that is rendered elsewhere. */
const names = ['dir', 'lang', 'data-theme', 'data-path', 'data-brand'] as const;
type Inherited = Partial<Record<(typeof names)[number], string | undefined>>;

/** What is ours in a page of somebody else: base.css holds within it only. */
const OURS = 'laliaflia';

/** The nearest values around an element. What the whole document has reaches a layer anyway, and may change meanwhile. */
function inheritedAt(place: Element): Inherited & { scope?: string } {
  const element = place.closest(`.${OURS}`);
  const isPart = element !== null && !element.contains(document.body);
  const values = names.map((name) => {
    const holder = place.closest(`[${name}]`);
    return [name, holder && !holder.contains(document.body) ? holder.getAttribute(name) : undefined];
  });
  return { ...Object.fromEntries(values), ...(isPart && { scope: OURS }) };
}

export interface PortalAttributes extends Inherited {
  dir: Direction | undefined;
}

interface PortalPlace {
  attributes: PortalAttributes;
  /** The class to add. */
  scope: string | undefined;
}

/**
 * For what is rendered in a portal: language, direction, theme, path and brand of the element that opened it, and whether it is
 * part of a page of somebody else. Call it in a component that is mounted when the layer opens.
 *
 * @param opener What was pressed or pointed at. Where there is none, what has the focus counts.
 */
export function usePortalAttributes(opener?: RefObject<Element | null>): PortalPlace {
  const { locale, dir } = use(I18nContext);
  const [inherited, setInherited] = useState<Inherited & { scope?: string }>({});
  useLayoutEffect(() => {
    const place = opener?.current ?? document.activeElement;
    if (place) setInherited(inheritedAt(place));
  }, [opener]);
  const { scope, ...found } = inherited;
  return {
    attributes: {
      ...found,
      lang: locale ?? found.lang,
      dir: dir ?? (found.dir as Direction | undefined),
    },
    scope,
  };
}
