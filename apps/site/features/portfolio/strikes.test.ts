import { CaseDetails } from '@laliaflia/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { projects } from '../../content/projects.ts';
import type { ProjectSketches } from '../../content/schema/sketches.ts';
import { details } from './sketches.ts';

const sketches = import.meta.glob<ProjectSketches>('../../content/sketches/*.ts', {
  eager: true,
  import: 'default',
});

type Point = readonly [x: number, y: number];

/** Points along the M, C and Q of a strike, close to each other. */
function along(d: string): Point[] {
  const points: Point[] = [];
  let from: Point = [0, 0];
  for (const [, command, numbers = ''] of d.matchAll(/([MCQ])([^MCQ]+)/g)) {
    const given = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const pairs = given.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, given[i + 1] as number]] : []));
    const size = command === 'C' ? 3 : command === 'Q' ? 2 : 1;
    for (let i = 0; i < pairs.length; i += size) {
      const curve = [from, ...pairs.slice(i, i + size)];
      if (command !== 'M')
        for (let t = 0; t <= 1; t += 0.005) {
          let level = curve;
          while (level.length > 1)
            level = level.slice(1).map((to, k) => {
              const [x, y] = level[k] as Point;
              return [x + (to[0] - x) * t, y + (to[1] - y) * t];
            });
          points.push(level[0] as Point);
        }
      from = curve.at(-1) as Point;
    }
  }
  return points;
}

/** The box of a note as its letters are in the middle wide, in units of the sheet. */
function distance([x, y]: Point, [, left, line, words]: readonly ['note', number, number, string]): number {
  const right = left + words.length * 5.8;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(line - 9 - y, 0, y - line - 1));
}

it.each(projects.map((project) => [project.id, project] as const))(
  'no strike of %s runs over a note, or close to one',
  (id, project) => {
    const own = sketches[`../../content/sketches/${id}.ts`] as ProjectSketches;
    const items = details({ ...project, sketches: own });
    const markup = renderToStaticMarkup(createElement(CaseDetails, { title: 'Key decisions', items }));
    const strikes = [...markup.matchAll(/<path d="([^"]+)" data-part="strike"/g)].map(([, d = '']) => d);
    expect(strikes).toHaveLength(own.tried.length);
    for (const [i, { marks }] of own.tried.entries()) {
      const points = along(strikes[i] ?? '');
      expect(points.length).toBeGreaterThan(100);
      for (const mark of marks)
        if (mark[0] === 'note')
          expect(Math.min(...points.map((point) => distance(point, mark))), mark[3]).toBeGreaterThan(8);
    }
  },
);
