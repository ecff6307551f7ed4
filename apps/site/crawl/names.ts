import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** What a screen reader would call it, near enough to find what has no name at all. */
export function nameOf($: CheerioAPI, element: Element): string {
  const { attribs } = element;
  const labelledBy = (attribs['aria-labelledby'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf($, $<Element, string>(`[id="${id}"]`).get(0)))
    .join(' ');
  return firstOf(labelledBy, attribs['aria-label'], textOf($, element), attribs.title);
}

/** The words of an element; what is hidden from screen readers is no name. */
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
