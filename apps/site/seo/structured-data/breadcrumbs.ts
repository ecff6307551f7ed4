import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';
import { footerColumns, headerGroups, legalLinks } from '../../content/navigation.ts';
import { workshopType } from '../../content/pages/workshop-details.ts';
import { site } from '../../content/site.ts';
import { workshops } from '../../content/workshops.ts';
import { type DescribedPage, ids, ownTitle } from './page.ts';

/** From the home page down to this one. */
export function breadcrumbs(page: DescribedPage): BreadcrumbListLeaf {
  const above = page.above.map((path) => ({ name: labels.get(path) ?? path, url: page.origin + path }));
  const steps = [
    { name: site.brand, url: `${page.origin}/` },
    ...above,
    { name: nameOf(page), url: page.url },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs(page.url),
    itemListElement: steps.map(
      ({ name, url }, i): ListItemLeaf => ({ '@type': 'ListItem', position: i + 1, name, item: url }),
    ),
  };
}

/** The names that the header and the footer give the pages. */
const labels = new Map<string, string>(
  [
    ...headerGroups.flatMap(({ columns }) =>
      columns.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'branch' ? [...item.links] : [item])),
      ),
    ),
    ...footerColumns.flatMap(({ links }) => [...links]),
    ...legalLinks,
  ].map(({ href, label }) => [href, label]),
);

function nameOf({ page, path, variant, subject, head }: DescribedPage): string {
  // An article and a case study have one.
  if (subject !== undefined) return (subject as { title: string }).title;
  if (page === 'workshop-details') return workshops[workshopType(variant)].title;
  return labels.get(path) ?? (ownTitle(head, site.brand).split(': ')[0] as string);
}
