import { z } from 'zod';
import { href } from '../../content/schema/basics.ts';
import { folders, helpers, pageHead, schemas } from '../../content/schema/index.ts';
import type { Content } from './load.ts';
import { type Problem, problemsOf } from './problems.ts';
import type { Exports } from './records.ts';
import { crossReferences } from './references.ts';
import { walk } from './walk.ts';

/** Every mistake of the content. A build requires an empty list. */
export function checkContent(content: Content): Problem[] {
  return [
    ...Object.entries(content.modules).flatMap(([file, exports]) => moduleProblems(file, exports)),
    ...missingModules(content),
    ...collectionProblems(content, 'projects'),
    ...collectionProblems(content, 'team'),
    ...Object.entries(content.pages).flatMap(([page, exports]) => pageProblems(page, exports)),
    ...content.library.problems,
    ...crossReferences(content),
  ];
}

function moduleProblems(file: string, exports: Exports): Problem[] {
  const place = `content/${file}`;
  const expected = schemas[file];
  if (helpers.includes(file)) return [];
  if (expected === undefined) {
    return [
      {
        file: place,
        field: '',
        wrong: 'a file without a schema',
        allowed:
          'a file that content/schema/index.ts names; copy that belongs to one page goes to content/pages',
      },
    ];
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(exports)]);
  return [...names].flatMap((name) => {
    const schema = expected[name];
    if (schema !== undefined) return problemsOf(place, schema, exports[name], [name]);
    const allowed = `the exports that content/schema/index.ts names: ${Object.keys(expected).join(', ')}`;
    return [{ file: place, field: name, wrong: 'an export without a schema', allowed }];
  });
}

function missingModules({ modules }: Content): Problem[] {
  return Object.keys(schemas)
    .filter((file) => modules[file] === undefined)
    .map((file) => ({
      file: `content/${file}`,
      field: '',
      wrong: 'missing',
      allowed: 'the file, since content/schema/index.ts names it',
    }));
}

function collectionProblems({ collections }: Content, folder: 'projects' | 'team'): Problem[] {
  return Object.entries(collections[folder]).flatMap(([name, value]) => {
    const file = `content/${folder}/${name}.ts`;
    if (value === undefined) {
      return [{ file, field: '', wrong: 'no default export', allowed: '"export default { … }"' }];
    }
    const found = problemsOf(file, folders[folder], value);
    const { id } = value as { id?: unknown };
    if (id === name) return found;
    return [
      ...found,
      { file, field: 'id', wrong: JSON.stringify(id), allowed: `the name of the file, "${name}"` },
    ];
  });
}

const filled = z.string().regex(/\S/, 'a text that is not empty');

/** Types check the data of a page against its sections; this checks what a type cannot express. */
function pageProblems(page: string, exports: Exports): Problem[] {
  const file = `content/pages/${page}.ts`;
  const { head, heads } = exports;
  const found: Problem[] = [];
  // Made from a subject, whose own schema has the same limits.
  if (typeof head === 'function') return pageTexts(file, exports);
  if (head !== undefined) found.push(...problemsOf(file, pageHead.head, head, ['head']));
  else if (heads !== undefined) found.push(...problemsOf(file, pageHead.heads, heads, ['heads']));
  else {
    const allowed = 'an export `head`, or `heads` with one for each `type` of the address';
    found.push({ file, field: 'head', wrong: 'missing', allowed });
  }
  return [...found, ...pageTexts(file, exports)];
}

function pageTexts(file: string, exports: Exports): Problem[] {
  return [...walk(exports)].flatMap(({ path, key, value }) => {
    if (path[0] === 'head' || path[0] === 'heads' || typeof value !== 'string') return [];
    return problemsOf(file, key === 'href' ? href : filled, value, path);
  });
}
