import type { Finding } from './findings.ts';
import type { Content } from './load.ts';

/** Files of records that places refer to one by one: `claims.experience`. */
const registers = ['claims', 'promises', 'prices', 'terms', 'testimonials', 'downloads'] as const;

/** `sources`: the text of every file that may refer to a record, by path below apps/site. */
export function orphans(content: Content, sources: Readonly<Record<string, string>>): Finding[] {
  const quotes = new Set(content.library.texts.flatMap(({ text }) => text.quotes));
  return [
    ...registers.flatMap((name) => {
      const own = `content/${name}.ts`;
      const records = Object.keys((content.modules[`${name}.ts`]?.[name] ?? {}) as object);
      const others = Object.entries(sources).filter(([file]) => file !== own && !/\.test\.tsx?$/.test(file));
      const whole = new RegExp(`(Object\\.\\w+\\(|\\.\\.\\.)${name}\\b(?!\\.\\w)|\\b${name}\\[`);
      if (others.some(([file, text]) => file !== quotableFile && whole.test(text))) return [];
      return records
        .filter((id) => {
          const reference = new RegExp(`\\b${name}\\.${id}\\b`);
          const quoted = [...quotes].some((quote) => `${quote}.`.startsWith(`${name}.${id}.`));
          return !quoted && !others.some(([, text]) => reference.test(text));
        })
        .map((id) => orphan(own, id, `${name}.${id} is shown nowhere`));
    }),
    ...Object.keys(content.modules)
      .filter((file) => !isImported(file, sources))
      .map((file) => orphan(`content/${file}`, '', 'no page and no other record imports this file')),
  ];
}

const quotableFile = 'build/content/quotable.ts';

function isImported(file: string, sources: Readonly<Record<string, string>>): boolean {
  const reference = new RegExp(`from '[^']*/${file.replace('.', '\\.')}'`);
  return Object.entries(sources).some(
    ([from, text]) => from !== `content/${file}` && !/\.test\.tsx?$/.test(from) && reference.test(text),
  );
}

function orphan(file: string, field: string, text: string): Finding {
  return { kind: 'orphans', level: 'warning', where: field === '' ? file : `${file}, ${field}`, text };
}
