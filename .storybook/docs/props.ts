import docs from 'virtual:props';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentDoc } from '../../packages/ui/scripts/docs/prop-doc.ts';
import { argTypeOf } from './controls.ts';
import { type Import, importsOf } from './story-source.ts';

/**
 * The component of a page with the title `Primitives/Button` or `Sections/ChatPanel/ChatLauncher`, or the parts of
 * `Primitives/Accordion`, root first; otherwise components that share a specification: `PhoneGallery,
 * DesktopGallery`.
 */
export function docsOf(title: string, together = ''): [name: string, doc: ComponentDoc][] {
  const [, name = '', companion = name] = title.split('/');
  const whole = docs[companion] ? companion : name;
  const own = docs[whole];
  if (own) return [[whole, own]];
  const parts = Object.entries(docs).filter(([each]) => each.startsWith(`${name}.`));
  const isRoot = ([each]: [string, ComponentDoc]) => each.endsWith('.Root') || each === `${name}.${name}`;
  if (parts.length > 0) return parts.sort((a, b) => Number(isRoot(b)) - Number(isRoot(a)));
  return together.split(', ').flatMap((each) => (docs[each] ? [[each, docs[each]] as const] : [])) as [
    string,
    ComponentDoc,
  ][];
}

/** The import of components: the parts of a namespace are imported with its name. */
export const importOf = (shown: readonly [name: string, doc: ComponentDoc][]): string =>
  importsOf(shown.map(([name]) => imported(name)));

const root = '@laliaflia/ui';

function imported(name: string): Import {
  const [whole = '', own = ''] = name.split('.');
  const entry = docs[name]?.entry;
  return entry ? { name: own, from: `${root}/${entry}` } : { name: whole, from: root };
}

/** Everything that can be imported, and its entry. */
export const importable: readonly Import[] = Object.keys(docs).map(imported);

/** The parts of components, such as `Accordion.Root`. */
export const parts: readonly string[] = Object.entries(docs)
  .filter(([name, { entry }]) => name.includes('.') && entry === undefined)
  .map(([name]) => name);

/** The controls of a component's page. `argTypes` of a meta override them. */
export const withOurProps: ArgTypesEnhancer = ({ title, argTypes, component, initialArgs }) => {
  const shown = docsOf(title);
  // The part that gets the arguments, if it is not the root.
  const part = (component as { name?: string } | undefined)?.name;
  const played = shown.find(([name]) => name.replace('.', '') === part) ?? shown[0];
  if (played === undefined) return argTypes;
  const own = played[1].props.map((prop) => [
    prop.name,
    { ...argTypeOf(prop, initialArgs[prop.name]), ...argTypes[prop.name] },
  ]);
  return { ...argTypes, ...Object.fromEntries(own) };
};
