interface Names {
  /** What the library exports, parts as `Accordion.Root`. */
  exported: readonly string[];
  /** The component of the page. */
  component: string;
}

/**
 * What is drawn, as somebody would write it: with its import, the parts of a component by the name that is imported
 * (`Accordion.Root`, which is a function AccordionRoot, or Root on its own page), and a picture that is drawn in code as
 * a file. Storybook asks for it twice, of a story in a frame.
 */
export function asWritten(source: string, { exported, component }: Names): string {
  if (source === '' || /^(import|\/\/) /.test(source)) return source;
  let code = source.replaceAll(/(["'])data:image\/(\w+)(?:\\.|(?!\1)[^\\])*\1/g, '$1/picture.$2$1');
  for (const part of exported.filter((name) => name.includes('.'))) {
    const [whole = '', own = ''] = part.split('.');
    const names = whole === component ? `(?:${whole})?${own}` : whole + own;
    code = code.replaceAll(new RegExp(`(?<=</?)${names}\\b(?![.\\w])`, 'g'), part);
  }
  const heads = new Set(exported.map((name) => name.split('.')[0] ?? ''));
  const used = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  const imported = used.filter((name) => heads.has(name));
  const own = used.filter((name) => !heads.has(name) && name !== 'React');
  return [
    ...(own.length === 0 ? [] : [`// Of this story alone, not of the library: ${own.join(', ')}.`]),
    ...(imported.length === 0 ? [] : [`import { ${imported.join(', ')} } from '@laliaflia/ui';`]),
    ...(used.length === 0 ? [] : ['']),
    code,
  ].join('\n');
}

/** A function as it stands in the data of a story. What only listens, and what is too long to read, is left out. */
export function functionAsWritten(value: unknown): unknown {
  const text = String(value);
  const listens = 'mock' in Object(value) || text.length > 160 || text.includes('[native code]');
  return listens ? () => {} : value;
}
