import type { BuiltSite, Fault } from './built-site.ts';
import { faces } from './faces.ts';
import { heads, siteMap } from './head.ts';
import { missingLetters } from './letters.ts';
import { ambiguous, deadLinks, filesForMachines, links, unreachable } from './links.ts';
import { scripts } from './scripts.ts';
import { ending, firstHeading, submitting } from './structure.ts';
import { structuredData } from './structured-data.ts';
import { invalidHtml } from './validity.ts';
import { tooHeavy } from './weight.ts';

/** Facts that the built folder does not contain. */
export interface Expectations {
  /** Other hosts that the content links to. */
  hosts: ReadonlySet<string>;
  /** Path and query of every page that search engines should index. */
  listed: readonly string[];
}

export interface Check {
  name: string;
  faults: (site: BuiltSite, expected: Expectations) => Fault[] | Promise<Fault[]>;
}

/** All checks of the built pages. */
export const checks = [
  { name: 'no link and no file reference is dead', faults: deadLinks },
  {
    name: 'links out of the site are well-formed and known',
    faults: (site, { hosts }) => links(site, hosts),
  },
  {
    name: 'every listed page can be reached from the home page',
    faults: (site, { listed }) => unreachable(site, listed),
  },
  { name: 'links of one name lead to one address', faults: ambiguous },
  { name: 'files for machines name addresses that exist', faults: filesForMachines },
  { name: 'one first heading, in the main part', faults: firstHeading },
  { name: 'every form can be sent', faults: submitting },
  { name: 'a page ends once, and no figure is there twice', faults: ending },
  { name: 'titles, descriptions and canonical links', faults: heads },
  { name: 'the site map lists the listed pages', faults: (site, { listed }) => siteMap(site, listed) },
  {
    name: 'structured data can be read and leads somewhere',
    faults: (site, { hosts }) => structuredData(site, hosts),
  },
  { name: 'scripts keep to their budget', faults: scripts },
  { name: 'each page keeps to its budget', faults: tooHeavy },
  { name: 'every page declares the faces of all fonts', faults: faces },
  { name: 'every letter is in its face', faults: missingLetters },
  { name: 'valid HTML', faults: invalidHtml },
] as const satisfies readonly Check[];

export type CheckName = (typeof checks)[number]['name'];

/** A fault of the frame, which many pages repeat, is reported once. */
export function told(faults: readonly Fault[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, wrong, allowed } of faults) {
    const text = `${wrong}. Allowed: ${allowed}.`;
    places.set(text, [...new Set([...(places.get(text) ?? []), file])]);
  }
  return [...places].map(([text, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${text}` : `${first} and ${others.length} more: ${text}`,
  );
}
