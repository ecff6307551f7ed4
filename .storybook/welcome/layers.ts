import { folderOf } from '../docs/spec.ts';

/* Counted from the folders: a folder with stories is a component, and its title says its place in the sidebar. */
const sources = import.meta.glob<string>(
  '../../packages/ui/src/{primitives,media,sections}/*/*.stories.tsx',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

interface Part {
  folder: string;
  title: string;
}

export const parts: Part[] = Object.entries(sources)
  .flatMap(([file, source]) => {
    const title = /^\s*title: '((?:Primitives|Media|Sections)\/[^']+)'/m.exec(source)?.[1];
    return title ? [{ folder: folderOf(file), title }] : [];
  })
  .filter(
    ({ title }, index, all) =>
      title.split('/').length === 2 && all.findIndex((each) => each.title === title) === index,
  )
  .sort((a, b) => a.title.localeCompare(b.title));

const inLayer = (layer: string) => parts.filter(({ title }) => title.startsWith(`${layer}/`));

export const layers = [
  {
    name: 'Primitives',
    text: 'The controls and the type. They keep working without scripts where HTML can.',
    parts: inLayer('Primitives'),
  },
  {
    name: 'Media',
    text: 'Living figures, screens and everything else that is looked at.',
    parts: inLayer('Media'),
  },
  {
    name: 'Sections',
    text: 'What pages are composed of. Data in, events out; a page file does nothing else.',
    parts: inLayer('Sections'),
  },
];
