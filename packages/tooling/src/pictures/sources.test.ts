import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

const found = () =>
  [...sourcesOf([path.join(folder, 'map.tsx')]).keys()].map((file) => path.basename(file)).sort();

describe('the sources of a screen', () => {
  it.each([
    ['one name', `import { Seat } from './seat.tsx';`],
    ['several names, in several lines', `import {\n  Seat,\n  type Row,\n} from './seat.tsx';`],
    ['a default and names', `import seat, { Seat } from './seat.tsx';`],
    ['everything', `import * as seats from './seat.tsx';`],
    ['an import for its effect', `import './seat.tsx';`],
    ['names passed on', `export { Seat as Place } from './seat.tsx';`],
    ['everything passed on', `export * from './seat.tsx';`],
    ['everything passed on under a name', `export * as seats from './seat.tsx';`],
    ['a dynamic import', `const seats = await import('./seat.tsx');`],
    ['a query', `import seats from './seat.tsx?inline';`],
  ])('follow %s', (_, statement) => {
    write({ 'map.tsx': `import { useId } from 'react';\n${statement}\n`, 'seat.tsx': '' });
    expect(found()).toEqual(['map.tsx', 'seat.tsx']);
  });

  it('follow indirect and circular imports, down to style sheets', () => {
    write({
      'map.tsx': `import { Row } from './row.ts';\n`,
      'row.ts': `import { Map } from './map.tsx';\nimport './row.css';\nimport { seats } from './seats.ts';\n`,
      'row.css': '.row {}',
      'seats.ts': 'export const seats = 4;\n',
    });
    expect(found()).toEqual(['map.tsx', 'row.css', 'row.ts', 'seats.ts']);
  });

  it('leave out types, packages, and words that only look like an import', () => {
    write({
      'map.tsx': [
        `import type { Seat } from './seat.tsx';`,
        `export type { Row } from './row.ts';`,
        `import sharp from 'sharp';`,
        `const text = "import { Seat } from './seat.tsx'";`,
        `export const from = './seat.tsx';`,
        `export function Away() { return <p>Not far from './seat.tsx'</p>; }`,
      ].join('\n'),
    });
    expect(found()).toEqual(['map.tsx']);
  });

  it('are refused where one does not exist or cannot be followed', () => {
    write({ 'map.tsx': `import { Seat } from './seat.tsx';\n` });
    expect(found).toThrow(/seat\.tsx does not exist, and .*map\.tsx imports it/);
    for (const text of [
      `import('./' + name);`,
      `new URL('./map.svg', import.meta.url);`,
      `require('./x');`,
    ]) {
      write({ 'map.tsx': text });
      expect(found, text).toThrow(/cannot follow/);
    }
  });
});
