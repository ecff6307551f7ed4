import type { Picture } from '../../content/schema/basics.ts';
import type { Content } from './load.ts';
import { walk } from './walk.ts';

export const findingKinds = {
  links: 'Links that lead nowhere',
  contradictions: 'Records that disagree',
  permissions: 'Permissions to get',
  samples: 'Samples to replace',
  dates: 'Dates in the past',
  pictures: 'Missing pictures',
  orphans: 'Records that nothing refers to',
} as const;

export interface Finding {
  kind: keyof typeof findingKinds;
  /** An error makes the report fail, a warning is for the owner of the content. */
  level: 'error' | 'warning';
  /** File below apps/site, with the field. */
  where: string;
  text: string;
}

type Group = Readonly<Record<string, unknown>>;

/** Modules that only collect other files; their records would be counted twice. */
const gatherers = ['projects.ts', 'featured.ts', 'team.ts', 'articles.ts', 'article.ts'];

/** Every group of fields in the content with its position, each once, even if several places show it. */
export function* groups(content: Content): Generator<{ file: string; field: string; group: Group }> {
  const seen = new Set<unknown>();
  const files: [string, unknown][] = [
    ...Object.entries(content.modules)
      .filter(([file]) => !gatherers.includes(file))
      .map(([file, exports]): [string, unknown] => [`content/${file}`, exports]),
    ...Object.entries(content.collections).flatMap(([folder, records]) =>
      Object.entries(records).map(([name, value]): [string, unknown] => [
        `content/${folder}/${name}.ts`,
        value,
      ]),
    ),
    ...content.library.texts.map(({ file, meta }): [string, unknown] => [file, meta]),
    ...Object.entries(content.pages).map(([page, exports]): [string, unknown] => [
      `content/pages/${page}.ts`,
      exports,
    ]),
  ];
  for (const [file, root] of files) {
    for (const { path, value } of [{ path: [] as readonly string[], value: root }, ...walk(root)]) {
      if (value === null || typeof value !== 'object' || Array.isArray(value) || seen.has(value)) continue;
      seen.add(value);
      yield { file, field: path.join('.'), group: value as Group };
    }
  }
}

const place = (file: string, field: string) => (field === '' ? file : `${file}, ${field}`);

function nameOf(group: Group): string {
  const name =
    group.name ?? group.title ?? group.label ?? group.quote ?? group.company ?? group.street ?? group.id;
  const text = typeof name === 'string' ? name : 'a record';
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

export function marked(content: Content): Finding[] {
  return [...groups(content)].flatMap(({ file, field, group }): Finding[] => {
    const where = place(file, field);
    const found: Finding[] = [];
    if (group.sample === true) found.push({ kind: 'samples', level: 'warning', where, text: nameOf(group) });
    if (group.permission === 'needed') {
      found.push({ kind: 'permissions', level: 'warning', where, text: nameOf(group) });
    }
    return found;
  });
}

export function contradictions({ modules }: Content): Finding[] {
  return (['claims', 'prices'] as const).flatMap((name) => {
    const records = (modules[`${name}.ts`]?.[name] ?? {}) as Record<string, Group>;
    const say = (id: string) => {
      const { value, label, amount, currency, unit } = records[id] ?? {};
      return `${id} "${value === undefined ? `${amount} ${currency} ${unit ?? ''}`.trim() : `${value} ${label}`}"`;
    };
    return Object.entries(records).flatMap(([id, { disagreesWith: other, because }]): Finding[] => {
      if (typeof other !== 'string' || id > other) return [];
      const reason = because ?? records[other]?.because;
      const text = `${say(id)} and ${say(other)}${reason === undefined ? '' : ` (${reason})`}`;
      return [{ kind: 'contradictions', level: 'warning', where: `content/${name}.ts`, text }];
    });
  });
}

/** The last of a list of events, if it is over; whatever is before one that is ahead may have passed. */
function overdue(dates: unknown, today: string): string[] {
  const last = Array.isArray(dates) ? (dates.at(-1) as Group | undefined)?.start : undefined;
  return typeof last === 'string' && last.slice(0, 10) < today ? [last] : [];
}

/** `today` as in '2026-11-21'. */
export function pastDates(content: Content, today: string): Finding[] {
  return [...groups(content)].flatMap(({ file, field, group }): Finding[] => {
    const found = (key: string, text: string): Finding[] => {
      const date = group[key];
      if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date) || date.slice(0, 10) >= today) return [];
      const where = place(file, field === '' ? key : `${field}.${key}`);
      return [{ kind: 'dates', level: 'warning', where, text: `${date}: ${text}` }];
    };
    return [
      ...overdue(group.dates, today).map(
        (date): Finding => ({
          kind: 'dates',
          level: 'warning',
          where: place(file, field === '' ? 'dates' : `${field}.dates`),
          text: `${date}: no event is ahead, and registrations count for the next date; add one`,
        }),
      ),
      ...found('planned', 'announced and not published; write the text or move the date'),
    ];
  });
}

/** `files`: the files in content/images, with extensions. */
export function pictures(content: Content, files: readonly string[]): Finding[] {
  const kind = 'pictures';
  const referred = new Set<string>();
  const broken = [...groups(content)].flatMap(({ file, field, group }): Finding[] => {
    const { file: picture, alt, width } = group;
    if (typeof picture !== 'string' || alt === undefined || width === undefined) return [];
    const widths = group.widths as Picture['widths'];
    const needed = (['avif', 'webp'] as const).flatMap((extension) =>
      (widths?.[extension].map((each) => `-${each}`) ?? ['']).map((end) => `${picture}${end}.${extension}`),
    );
    for (const each of needed) referred.add(each);
    return needed
      .filter((each) => !files.includes(each))
      .map((each) => ({
        kind,
        level: 'error',
        where: place(file, field),
        text: `content/images/${each} is missing`,
      }));
  });
  const none = Object.entries(content.collections.projects).flatMap(([name, value]): Finding[] => {
    const { images, title } = value as { images?: readonly unknown[]; title?: string };
    if (images === undefined || images.length > 0) return [];
    return [
      { kind, level: 'warning', where: `content/projects/${name}.ts`, text: `${title} has no picture` },
    ];
  });
  const unused = files
    .filter((each) => /\.(avif|webp|png|jpg|svg)$/.test(each) && !referred.has(each))
    .map(
      (each): Finding => ({
        kind: 'orphans',
        level: 'warning',
        where: `content/images/${each}`,
        text: 'no record shows this picture',
      }),
    );
  return [...broken, ...none, ...unused];
}
