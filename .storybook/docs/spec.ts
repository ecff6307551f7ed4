/** The headings of a SPEC.md in the order in which they stand; the first four are in all of them. */
export const headings = [
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
  /** As written; several components of one folder share a specification. */
  title: string;
  /** What the component is, before its first promise. */
  lead: string;
  sections: SpecSection[];
}

/** Takes a SPEC.md apart at its headings. */
export function readSpec(markdown: string): Spec {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const { title, body: lead } = titled(head.replace(/^# /, ''));
  return { title, lead, sections: parts.map(titled) };
}

/** Its first line is the title. */
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
