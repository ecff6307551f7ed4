import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** What the parser says about a piece of code; only what is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Module {
  file: string;
  text: string;
  /** Declarations at the top by the names that they declare. */
  declared: Map<string, Node>;
  /** The file or package of each imported name. */
  imported: Map<string, string>;
}

/** Imports of the example by name, and declarations by place, each after what it uses. */
interface Collected {
  imports: Map<string, string>;
  code: Map<string, string>;
}

/** A file of a component, whose folder is the name of the entry; not the data of a story. */
const component = /\/(?:primitives|media|sections)\/([\w-]+)\/[\w-]+\.tsx?$/;

const codeOf = ({ text }: Module, { start, end }: Node) => text.slice(start, end);

function nodesIn(list: unknown): Node[] {
  return Array.isArray(list) ? (list as Node[]) : [];
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const module: Module = { file, text, declared: new Map(), imported: new Map() };
  for (const item of nodesIn((parseAst(text, { lang: 'tsx' }) as unknown as Node).body)) {
    const node = (item.declaration as Node | null | undefined) ?? item;
    if (item.type === 'ImportDeclaration') {
      const from = (item.source as { value: string }).value;
      for (const { local } of nodesIn(item.specifiers))
        module.imported.set((local as { name: string }).name, from);
    } else if (node.type === 'VariableDeclaration') {
      for (const each of nodesIn(node.declarations))
        module.declared.set((each.id as { name: string }).name, node);
    } else if (node.id) {
      module.declared.set((node.id as { name: string }).name, node);
    }
  }
  return module;
}

/** The object of `const meta = { … } satisfies Meta` and of `export const InAForm: Story = { … }`. */
function objectOf(module: Module, name: string): Map<string, Node> {
  const [declarator] = nodesIn(module.declared.get(name)?.declarations);
  let value = declarator?.init as Node | undefined;
  while (value && value.type !== 'ObjectExpression') value = value.expression as Node | undefined;
  const properties = nodesIn(value?.properties).filter(({ type }) => type === 'Property');
  return new Map(properties.map((each) => [(each.key as { name: string }).name, each.value as Node]));
}

/** A story listens with `fn()`, to check what it heard. */
const handler = 'const fn = () => () => {}; // A handler of yours.';

/** The names that a piece of code uses: not those of its properties and attributes. */
function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) namesIn(each, names);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return names;
  const { type, ...parts } = node as Node;
  if (/^(Identifier|JSXIdentifier)$/.test(type)) {
    names.add(String(parts.name));
    namesIn(parts.typeAnnotation, names);
  } else if (type === 'JSXAttribute') namesIn(parts.value, names);
  else {
    const fixed =
      /^(MemberExpression|Property|TSPropertySignature|JSXMemberExpression)$/.test(type) && !parts.computed;
    for (const [part, value] of Object.entries(parts)) {
      const isName = fixed && (part === 'property' || (part === 'key' && !parts.shorthand));
      if (!isName) namesIn(value, names);
    }
  }
  return names;
}

/** Takes what the names stand for, and everything that it uses; an import of the library leads to its entry. */
function collect(module: Module, names: Iterable<string>, found: Collected): void {
  for (const name of names) {
    const declaration = module.declared.get(name);
    const from = module.imported.get(name);
    const place = `${module.file}#${declaration?.start}`;
    if (declaration !== undefined && !found.code.has(place)) {
      found.code.set(place, '');
      collect(module, namesIn(declaration), found);
      found.code.delete(place);
      found.code.set(place, codeOf(module, declaration).replace(/ satisfies Meta<.+>;?$/, ';'));
    } else if (from !== undefined) {
      const file = path.join(path.dirname(module.file), from).replaceAll('\\', '/');
      const entry = component.exec(file)?.[1];
      if (from === '@storybook/react-vite') continue;
      if (from === 'storybook/test') found.code.set(from, handler);
      else if (!from.startsWith('.')) found.imports.set(name, from);
      else if (entry !== undefined) found.imports.set(name, `@laliaflia/ui/${entry}`);
      else collect(readModule(file), [name], found);
    }
  }
}

/**
 * The example of a component in use, as a user would write it: what the story with the tag `example` renders, without
 * its checks. Undefined if no story has the tag.
 */
export function exampleOf(storyFile: string): string | undefined {
  const module = readModule(storyFile);
  const isExample = (name: string) => {
    const tags = objectOf(module, name).get('tags');
    return name !== 'meta' && tags !== undefined && /'example'/.test(codeOf(module, tags));
  };
  const name = [...module.declared.keys()].find(isExample);
  if (name === undefined) return undefined;
  const [story, meta] = [objectOf(module, name), objectOf(module, 'meta')];
  const args = [meta.get('args'), story.get('args')].filter((each) => each !== undefined);
  const render = story.get('render') ?? meta.get('render');
  const shown = meta.get('component');
  const drawn = render ? codeOf(module, render) : `() => <${shown ? codeOf(module, shown) : ''} {...args} />`;
  const given = args.map((each) => codeOf(module, each));
  const values = given.length > 1 ? `{ ${given.map((each) => `...${each}`).join(', ')} }` : given[0];
  const used = [render ?? shown, ...args];
  const found: Collected = { imports: new Map(), code: new Map() };
  collect(module, namesIn(used), found);
  const places = [...new Set(found.imports.values())].sort();
  const imports = places.map((place) => {
    const names = [...found.imports].filter(([, from]) => from === place).map(([each]) => each);
    return `import { ${names.sort().join(', ')} } from '${place}';`;
  });
  return [
    imports.join('\n'),
    ...found.code.values(),
    ...(values !== undefined && /\bargs\b/.test(drawn) ? [`const args = ${values};`] : []),
    `export const ${name} = ${drawn.replace(/^\(args\) =>/, '() =>')};`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
