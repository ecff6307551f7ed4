import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** An approximate accessible name, good enough to find elements without a name. */
export function nameOf($: CheerioAPI, element: Element): string {
  const { attribs } = element;
  const labelledBy = (attribs['aria-labelledby'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf($, $<Element, string>(`[id="${id}"]`).get(0)))
    .join(' ');
  return firstOf(labelledBy, attribs['aria-label'], textOf($, element), attribs.title);
}

/** The text of an element without parts that are hidden from screen readers. */
function textOf($: CheerioAPI, element: Element | undefined): string {
  if (element === undefined) return '';
  const words = element.children.map((child): string => {
    if (child.type === 'text') return child.data;
    if (child.type !== 'tag' || child.attribs['aria-hidden'] === 'true') return '';
    if (child.name === 'img') return child.attribs.alt ?? '';
    return child.attribs['aria-label'] ?? textOf($, child);
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

function firstOf(...names: (string | undefined)[]): string {
  return names.find((name) => name !== undefined && name.trim() !== '')?.trim() ?? '';
}
