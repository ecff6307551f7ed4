import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
// At their own entry alone: their FormValues are not those of Form.
import * as leadForm from '../src/primitives/lead-form/index.ts';

/**
 * The names in the calls of `describeConformance`. They are read from the source, so they have to be literals; the
 * text after a comma distinguishes several calls for one component ('Button, as a link').
 */
const sources = import.meta.glob<string>('../src/**/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const conforming = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/describeConformance\(\s*['"`]([^'"`]+)['"`]/g)].map(([, name = '']) =>
      name.replace(/,.*/, ''),
    ),
  ),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z\d]/.test(name) && (typeof value === 'function' || (isObject(value) && '$$typeof' in value));
/** `Accordion` holds the parts `Accordion.Root`, `Accordion.Item`, …. */
const isNamespace = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.prototype.toString.call(value) === '[object Module]';

const exported = Object.entries({ ...library, ...leadForm } as Record<string, unknown>).flatMap(
  ([name, value]) => {
    const members = isNamespace(value)
      ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, part, inner] as const)
      : [[name, name, value] as const];
    return members.filter(([, own, inner]) => isComponent(own, inner)).map(([full]) => full);
  },
);

describe('every exported component', () => {
  test('has a conformance test', () => {
    expect(exported.length).toBeGreaterThan(100);
    expect(
      exported.filter((name) => !conforming.has(name)),
      'No test calls describeConformance with these names. Add the call to the *.test.tsx in the component\'s folder; a component without an element of its own says so with the option "rootless".',
    ).toEqual([]);
  });

  test('is tested under the name it is exported by', () => {
    expect(
      [...conforming].filter((name) => !exported.includes(name)),
      'These names are given to describeConformance, but packages/ui/src/index.ts exports nothing of the name. Export it there, or correct the name: parts are called like Accordion.Item, the name is written out rather than put together, and several calls for one component differ after a comma.',
    ).toEqual([]);
  });
});
