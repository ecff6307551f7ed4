export interface Import {
  name: string;
  from: string;
}

interface Library {
  importable: readonly Import[];
  /** For example `Accordion.Root`. */
  parts: readonly string[];
  /** The component of the page. */
  component: string;
}

/** One line for each import source, with sorted names. */
export function importsOf(imports: readonly Import[]): string {
  const places = [...new Set(imports.map(({ from }) => from))].sort();
  return places
    .map((place) => {
      const names = imports.filter(({ from }) => from === place).map(({ name }) => name);
      return `import { ${[...new Set(names)].sort().join(', ')} } from '${place}';`;
    })
    .join('\n');
}

/**
 * The source code of what a story renders: with its imports, the parts of a component by their imported name
 * (`Accordion.Root`, which is a function AccordionRoot, or Root on its own page), and a picture that code draws as a
 * file. Storybook asks for it twice if a story is in a frame.
 */
export function storySource(source: string, { importable, parts, component }: Library): string {
  if (source === '' || /^(import|\/\/) /.test(source)) return source;
  let code = source.replaceAll(/(["'])data:image\/(\w+)(?:\\.|(?!\1)[^\\])*\1/g, '$1/picture.$2$1');
  for (const part of parts) {
    const [whole = '', own = ''] = part.split('.');
    const names = whole === component ? `(?:${whole})?${own}` : whole + own;
    code = code.replaceAll(new RegExp(`(?<=</?)${names}\\b(?![.\\w])`, 'g'), part);
  }
  const used = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))];
  const own = used.filter((used) => used !== 'React' && importable.every(({ name }) => name !== used));
  const head = [
    own.length > 0 && `// Of this story alone, not of the library: ${own.join(', ')}.`,
    importsOf(importable.filter(({ name }) => used.includes(name))),
  ].filter(Boolean);
  return [...head, head.length > 0 && '', code].filter((line) => line !== false).join('\n');
}

/** A function in the data of a story. Event handlers and long functions are left out. */
export function functionSource(value: unknown): unknown {
  const text = String(value);
  const listens = 'mock' in Object(value) || text.length > 160 || text.includes('[native code]');
  return listens ? () => {} : value;
}
