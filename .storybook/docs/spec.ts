/** The headings of a SPEC.md in their order; those up to `Keyboard` are in every SPEC.md. */
export const headings = [
  'When to use',
  'When not',
  'Anatomy',
  'Content',
  'We guarantee',
  'The caller owes',
  'Do and do not',
  'Keyboard',
  'Attributes',
  'How it is built',
] as const;

/** A part of a SPEC.md under its heading, as Markdown. */
export interface SpecSection {
  title: string;
  body: string;
}

export interface Spec {
  /** As written; the components of one folder share a specification. */
  title: string;
  /** The text before the first section. */
  lead: string;
  sections: SpecSection[];
}

/** Splits a SPEC.md at its headings. */
export function readSpec(markdown: string): Spec {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const { title, body: lead } = titled(head.replace(/^# /, ''));
  return { title, lead, sections: parts.map(titled) };
}

/** The first line is the title. */
function titled(text: string): SpecSection {
  const [title = '', ...rest] = text.split('\n');
  return { title: title.trim(), body: rest.join('\n').trim() };
}

const files = import.meta.glob<string>('../../packages/ui/src/**/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All specifications by folder, `primitives/button` and so on. */
export const specs: ReadonlyMap<string, Spec> = new Map(
  Object.entries(files).map(([file, markdown]) => [folderOf(file), readSpec(markdown)]),
);

/** The folder of a file of the library: `sections/hero` for any path that leads to `…/src/sections/hero/hero.tsx`. */
export function folderOf(file: string): string {
  return /packages\/ui\/src\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '';
}
