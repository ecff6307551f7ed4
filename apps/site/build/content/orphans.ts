import { parseSync, Visitor } from 'vite';
import type { Finding } from './findings.ts';
import type { Content } from './load.ts';

/** Files whose records are referred to one by one: `claims.experience`. */
const registers = ['claims', 'promises', 'prices', 'terms', 'testimonials', 'downloads'];

/**
 * Records that neither code nor text refers to. A file that iterates over a whole register uses every record of it.
 * @param sources The text of every file that may refer to a record, by path below apps/site.
 */
export function orphans({ modules, library }: Content, sources: Readonly<Record<string, string>>): Finding[] {
  const quoted = library.texts.flatMap(({ text }) => text.quotes.map(firstTwo));
  const used = new Set(quoted);
  for (const [file, source] of Object.entries(sources)) {
    if (!/\.test\.tsx?$/.test(file)) for (const name of referencesIn(file, source)) used.add(name);
  }
  return registers
    .filter((register) => !used.has(register))
    .flatMap((register) =>
      Object.keys((modules[`${register}.ts`]?.[register] ?? {}) as object)
        .filter((id) => !used.has(`${register}.${id}`))
        .map((id) => ({
          kind: 'orphans',
          level: 'warning',
          where: `content/${register}.ts, ${id}`,
          text: `${register}.${id} is shown nowhere`,
        })),
    );
}

/** `claims.experience` for a record, `claims` for all of them. */
function referencesIn(file: string, source: string): string[] {
  const own = registers.filter((register) => file !== `content/${register}.ts`);
  const found = new Map<number, string>();
  // Not a reference: the name of a property, of an import, or of a declaration.
  const names = new Set<number>();
  new Visitor({
    Identifier({ name, start }) {
      if (own.includes(name) && !found.has(start)) found.set(start, name);
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      names.add(property.start);
      if (object.type === 'Identifier' && own.includes(object.name))
        found.set(object.start, `${object.name}.${property.name}`);
    },
    Property({ key, shorthand }) {
      if (!shorthand) names.add(key.start);
    },
    ImportSpecifier({ imported, local }) {
      names.add(imported.start).add(local.start);
    },
    VariableDeclarator({ id }) {
      names.add(id.start);
    },
  }).visit(parseSync(file, source).program);
  return [...found].filter(([start]) => !names.has(start)).map(([, name]) => name);
}

const firstTwo = (quote: string) => quote.split('.').slice(0, 2).join('.');
