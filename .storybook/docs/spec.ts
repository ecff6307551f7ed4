/** A part of a SPEC.md under its heading, as Markdown. */
export interface SpecSection {
  title: string;
  body: string;
}

export interface Spec {
  /** As written; several components of one folder share a specification. */
  title: string;
  /** What the component is, before its first promise. May be empty. */
  lead: string;
  sections: SpecSection[];
}

/** The order in which a docs page shows them; any other section comes after the duties. */
export const known = ['We guarantee', 'The caller owes', 'Do and do not', 'Keyboard', 'Attributes'] as const;

/** A line that opens a section: what it is called, and what of the line belongs to its body. */
function opening(line: string): SpecSection | undefined {
  const heading = /^## (.+)$/.exec(line)?.[1];
  if (heading !== undefined) return { title: heading, body: '' };
  const promise = /^(We guarantee|The caller owes)(?:\s+(.*))?$/.exec(line);
  if (promise) return { title: promise[1] ?? '', body: sentence(promise[2] ?? '') };
  if (/^\|\s*Do\s*\|/.test(line)) return { title: 'Do and do not', body: line };
  if (/^\|\s*Key\s*\|/.test(line)) return { title: 'Keyboard', body: line };
  if (/^\|\s*Attribute\s*\|/.test(line)) return { title: 'Attributes', body: line };
  if (/^(No keyboard behaviour|Keys: )/.test(line)) return { title: 'Keyboard', body: line };
  if (/^States( of the form)?: /.test(line)) return { title: 'Attributes', body: line };
  return undefined;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Takes a SPEC.md apart. Its form is that of packages/ui/src/sections/method-cards/SPEC.md. */
export function readSpec(markdown: string): Spec {
  const spec: Spec = { title: '', lead: '', sections: [] };
  const add = (text: string) => {
    const last = spec.sections.at(-1);
    if (last) last.body += `\n${text}`;
    else spec.lead += `\n${text}`;
  };
  for (const line of markdown.split('\n')) {
    const title = /^# (.+)$/.exec(line)?.[1];
    const section = opening(line);
    if (title !== undefined) spec.title = title;
    else if (section) {
      const same = spec.sections.at(-1)?.title === section.title;
      if (same) add(section.body);
      else spec.sections.push(section);
    } else add(line);
  }
  spec.lead = spec.lead.trim();
  const filled = spec.sections.map(({ title, body }) => ({ title, body: body.trim() }));
  spec.sections = filled.filter(({ body }) => body !== '').sort((a, b) => rank(a) - rank(b));
  return spec;
}

function rank({ title }: SpecSection): number {
  const place = (known as readonly string[]).indexOf(title);
  if (place >= 0) return place;
  // 'TierCards guarantees' belongs with the promises of the folder's other component.
  return / guarantees$/.test(title) ? 0 : 1.5;
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
