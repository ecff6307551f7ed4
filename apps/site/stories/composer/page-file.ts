import type { CatalogueEntry } from './catalogue.tsx';

type Chosen = Pick<CatalogueEntry, 'name' | 'data'>;

export interface PageFiles {
  /** `content/pages/<page>.ts`: the text of the page. */
  content: string;
  /** `pages/<page>.tsx`: the sections of the page. */
  page: string;
}

/**
 * The two files of a page with the chosen sections.
 * @param page Name of the files, without extension: lower-case letters, digits and hyphens.
 * @param chosen Sections in order. If a section is chosen twice, its data are numbered.
 */
export function pageFiles(page: string, chosen: readonly Chosen[]): PageFiles {
  const names = constants(chosen);
  const imported = [...new Set(['Page', ...chosen.map(({ name }) => name)])].sort();
  const content = chosen.map(({ data }, i) => `export const ${names[i]} = ${literal(data)} as const;`);
  const lines = chosen.map(({ name }, i) => `      <${name} {...${names[i]}} />`);
  return {
    content: `${content.join('\n\n')}\n`,
    page: [
      `import { ${imported.join(', ')} } from '@laliaflia/ui';`,
      `import { ${[...names].sort().join(', ')} } from '../content/pages/${page}.ts';`,
      '',
      'export default function ComposedPage() {',
      '  return (',
      '    <Page>',
      ...lines,
      '    </Page>',
      '  );',
      '}',
      '',
    ].join('\n'),
  };
}

/** `TierCards` becomes `tierCards`, the second one `tierCards2`. */
function constants(chosen: readonly Chosen[]): string[] {
  const seen = new Map<string, number>();
  return chosen.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    return count === 1 ? base : `${base}${count}`;
  });
}

/** Data as TypeScript source: unquoted keys, single quotes. */
export function literal(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((each) => `${inner}${literal(each, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    if (fields.length === 0) return '{}';
    return `{\n${fields.map(([key, field]) => `${inner}${keyOf(key)}: ${literal(field, inner)},\n`).join('')}${indent}}`;
  }
  if (typeof value === 'string') {
    return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
  }
  return String(value);
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`);
