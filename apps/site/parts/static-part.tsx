import { useCallback } from 'react';
import { partOf } from './part-store.ts';

const none = { __html: '' };

/**
 * Stands in the browser's bundle for an element that does nothing there (build/parts). As delivered its markup is taken as
 * it is: React compares neither attributes nor what is in it. On a later page it is copied from that page's HTML, which a
 * route brings along (routing/pages.ts).
 */
export function StaticPart({ id }: { id: string }) {
  const part = partOf(id);
  const fill = useCallback(
    (element: Element | null) => {
      if (element !== null) copyInto(element, id);
    },
    [id],
  );
  if (part === undefined) return null;
  const Root = part.localName as 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, so that React leaves alone what is in the element.
  return <Root ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={none} />;
}

function copyInto(element: Element, id: string): void {
  const part = partOf(id);
  if (part === undefined || element.getAttribute('data-static') === id) return;
  for (const { name, value } of part.attributes) element.setAttribute(name, value);
  element.replaceChildren(...document.importNode(part, true).childNodes);
}
