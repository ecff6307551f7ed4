import type { Names } from './names.ts';

/**
 * The two files of a new page, by their paths from the repository root; `withRoute` adds its line to the route table.
 */
export function pageFiles({ kebab, pascal, words }: Names): Record<string, string> {
  return {
    [`apps/site/content/pages/${kebab}.ts`]: `import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

export const head = {
  title: \`${words}, in a few words | \${site.brand}\`,
  description:
    'Say in one or two sentences what a reader finds on this page, in 60 to 160 characters, as a search engine shows it.',
  keywords: ['${words.toLowerCase()}', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: '${words}',
  lead: 'One or two sentences that say what this page is good for.',
} as const;
`,
    [`apps/site/pages/${kebab}.tsx`]: `import { LivingFigure, Page, PageIntro } from '@laliaflia/ui';
import { intro } from '../content/pages/${kebab}.ts';

export { head } from '../content/pages/${kebab}.ts';

export default function ${pascal}() {
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" seed={5} />} />
    </Page>
  );
}
`,
  };
}

/** The route table with a line for the page at the end. */
export function withRoute(routes: string, { kebab }: Names): string {
  const end = routes.indexOf('\n]');
  if (end === -1) throw new Error('apps/site/routes.ts has no list of routes that ends with "]".');
  return `${routes.slice(0, end)}\n  { path: '/${kebab}', page: '${kebab}' },${routes.slice(end)}`;
}
