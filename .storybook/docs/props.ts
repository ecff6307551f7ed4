import docs from 'virtual:props';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

export interface PropDoc {
  name: string;
  /** Members of a union of literals each by itself, any other type as one text. */
  types: string[];
  required: boolean;
  /** The doc comment. */
  about: string;
}

export interface ComponentDoc {
  about: string;
  props: PropDoc[];
  /** Stays in the library: nobody imports it. */
  inner?: boolean;
}

/**
 * The component of a page with the title `Primitives/Button`, or the parts of `Primitives/Accordion`, root first; else
 * those that are specified together: `PhoneGallery, DesktopGallery`.
 */
export function docsOf(title: string, together = ''): [name: string, doc: ComponentDoc][] {
  const name = title.split('/')[1] ?? '';
  const own = docs[name];
  if (own) return [[name, own]];
  const parts = Object.entries(docs).filter(([each]) => each.startsWith(`${name}.`));
  const isRoot = ([each]: [string, ComponentDoc]) => each.endsWith('.Root');
  if (parts.length > 0) return parts.sort((a, b) => Number(isRoot(b)) - Number(isRoot(a)));
  return together.split(', ').flatMap((each) => (docs[each] ? [[each, docs[each]] as const] : [])) as [
    string,
    ComponentDoc,
  ][];
}

/** What one writes to have them: the parts of a namespace come with its name. */
export const importOf = (shown: readonly [name: string, doc: ComponentDoc][]): string | undefined => {
  const exported = shown.filter(([, doc]) => !doc.inner);
  const names = [...new Set(exported.map(([name]) => name.split('.')[0]))];
  return names.length === 0 ? undefined : `import { ${names.join(', ')} } from '@laliaflia/ui';`;
};

const literal = /^"(.*)"$/;

function typeOf({ types, required }: PropDoc) {
  const values = types.map((type) => literal.exec(type)?.[1] ?? type);
  if (types.every((type) => literal.test(type) || /^\d+$/.test(type))) {
    const numbers = types.every((type) => /^\d+$/.test(type));
    return { name: 'enum' as const, value: numbers ? values.map(Number) : values, required };
  }
  const [type = ''] = types;
  if (types.length === 1 && (type === 'string' || type === 'number' || type === 'boolean')) {
    return { name: type as 'string', required };
  }
  if (type.includes('=>') && !type.startsWith('{')) return { name: 'function' as const, required };
  return { name: 'other' as const, value: types.join(' | '), required };
}

/** Controls from the same types. What a meta says in `argTypes` goes before. */
export const withOurProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const [first] = docsOf(title);
  if (first === undefined) return argTypes;
  const own = first[1].props.map((prop) => [
    prop.name,
    {
      name: prop.name,
      description: prop.about,
      type: typeOf(prop),
      table: { type: { summary: prop.types.join(' | ') } },
      ...argTypes[prop.name],
    },
  ]);
  return { ...argTypes, ...Object.fromEntries(own) };
};
