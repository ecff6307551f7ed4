import type { IdReference, Thing } from 'schema-dts';
import type { PageHead } from '../../content/schema/basics.ts';

/** The facts about a page that structured data needs. */
export interface DescribedPage {
  /** Name of the file in pages/. */
  page: string;
  path: string;
  /** Paths of the pages above, the highest first; without the home page. */
  above: readonly string[];
  variant: string | undefined;
  /** Of a page with a parameter in its path. */
  subject: unknown;
  /** Canonical origin of the site. */
  origin: string;
  /** The canonical address, with the origin. */
  url: string;
  head: PageHead;
  /** Address of its social image. */
  image: string;
}

/** A top-level node in the graph of a page. */
export type Node = Exclude<Thing, string>;

/**
 * Refers to a thing that is described elsewhere. A literal without a type of its own is compared with every type of
 * schema.org, which takes the compiler seconds: nested things have functions or constants with a type, too.
 */
export const reference = (id: string): IdReference => ({ '@id': id });

/** Ids of the nodes that more than one page refers to. */
export const ids = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  owner: (origin: string) => `${origin}/#owner`,
  page: (url: string) => `${url}#page`,
  breadcrumbs: (url: string) => `${url}#breadcrumbs`,
  course: (origin: string, id: string) => `${origin}/workshops#${id}`,
};

/** Without the brand: 'UX design: research, structure, testing'. */
export function ownTitle({ title }: Pick<PageHead, 'title'>, brand: string): string {
  const tail = ` | ${brand}`;
  return title.endsWith(tail) ? title.slice(0, -tail.length) : title;
}
