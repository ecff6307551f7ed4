import { headProblems } from './heads.ts';
import type { Content } from './load.ts';
import type { Problem } from './problems.ts';
import { asRecords, duplicates } from './records.ts';

/** Checks references between records. Schemas check single records and wrong types. */
export function crossReferences(content: Content): Problem[] {
  const { modules } = content;
  return [
    ...disagreements('claims.ts', 'claims', modules['claims.ts']?.claims),
    ...disagreements('prices.ts', 'prices', modules['prices.ts']?.prices),
    ...keysAreIds(content),
    ...projectIds(content),
    ...scheduleLength(content),
    ...uniqueOrder(content),
    ...headProblems(content),
  ];
}

function disagreements(name: string, exported: string, value: unknown): Problem[] {
  const records = asRecords(value);
  return Object.entries(records).flatMap(([id, { disagreesWith: other }]) => {
    if (typeof other !== 'string' || records[other]?.disagreesWith === id) return [];
    const exists = records[other] !== undefined;
    return [
      {
        file: `content/${name}`,
        field: `${exported}.${exists ? other : id}.disagreesWith`,
        wrong: exists ? (JSON.stringify(records[other]?.disagreesWith) ?? 'missing') : JSON.stringify(other),
        allowed: exists
          ? `"${id}", because that record names this one`
          : `the name of another record: ${Object.keys(records).join(', ')}`,
      },
    ];
  });
}

const keyed = ['workshops', 'programs', 'methodologies', 'services'] as const;

function keysAreIds({ modules }: Content): Problem[] {
  return keyed.flatMap((name) =>
    Object.entries(asRecords(modules[`${name}.ts`]?.[name])).flatMap(([key, { id }]) =>
      id === key
        ? []
        : [
            {
              file: `content/${name}.ts`,
              field: `${name}.${key}.id`,
              wrong: JSON.stringify(id) ?? 'missing',
              allowed: `"${key}", the name of the record`,
            },
          ],
    ),
  );
}

function projectIds({ modules, collections }: Content): Problem[] {
  const known = Object.keys(collections.projects);
  const lists = Object.entries(asRecords(modules['services.ts']?.services)).map(
    ([id, { projects }]) => ['content/services.ts', `services.${id}.projects`, projects] as const,
  );
  const { projects: inCv } = (modules['cv.ts']?.cv ?? {}) as { projects?: unknown };
  return [...lists, ['content/cv.ts', 'cv.projects', inCv] as const].flatMap(([file, field, ids]) =>
    (Array.isArray(ids) ? ids : []).flatMap((id, index) =>
      known.includes(id)
        ? []
        : [
            {
              file,
              field: `${field}.${index}`,
              wrong: JSON.stringify(id),
              allowed: `a file of content/projects: ${known.join(', ')}`,
            },
          ],
    ),
  );
}

function scheduleLength({ modules }: Content): Problem[] {
  const { minutes } = (modules['webinar.ts']?.webinar ?? {}) as { minutes?: number };
  const { schedule } = (modules['session.ts']?.session ?? {}) as { schedule?: { minutes?: number }[] };
  const total = (Array.isArray(schedule) ? schedule : []).reduce((sum, part) => sum + (part.minutes ?? 0), 0);
  if (minutes === undefined || total === minutes) return [];
  return [
    {
      file: 'content/session.ts',
      field: 'session.schedule',
      wrong: `parts of ${total} minutes together`,
      allowed: `parts that last ${minutes} minutes together, as content/webinar.ts says`,
    },
  ];
}

function uniqueOrder({ collections }: Content): Problem[] {
  return (['projects', 'team'] as const).flatMap((folder) => {
    const entries = Object.entries(asRecords(collections[folder]));
    return duplicates(
      entries.map(([name, { order }]) => [`content/${folder}/${name}.ts`, order] as const),
    ).map(([file, order, first]) => ({
      file,
      field: 'order',
      wrong: `${order}, as in ${first}`,
      allowed: `a number of its own, such as ${Math.max(0, ...entries.map(([, { order: n }]) => Number(n) || 0)) + 1}`,
    }));
  });
}
