import type { BuiltSite, Fault } from './built-site.ts';
import { onEachPage } from './structure.ts';

const facesIn = (styles: string): string[] => styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];

/**
 * Each page declares the faces of all fonts, because later pages of the visit use them. What scripts fetch declares none: the
 * browser would lay out the whole page anew.
 */
export function faces(site: BuiltSite): Fault[] {
  const all = new Set(site.pages.flatMap(({ $ }) => facesIn($('style').text())));
  return onEachPage(({ $ }, complain) => {
    const own = new Set(facesIn($('style').text()));
    const missing = [...all].filter((face) => !own.has(face));
    if (missing.length > 0)
      complain(`${missing.length} faces of fonts are missing`, 'all that another page has');
    const sheet = $('#root').attr('data-stylesheet') ?? '';
    const later = facesIn(String(site.files.get(sheet)?.body ?? ''));
    if (later.length > 0)
      complain(`${sheet} declares ${later.length} faces of fonts`, 'faces in pages alone');
  })(site);
}
