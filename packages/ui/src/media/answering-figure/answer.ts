import type { Point } from '../living-figure/rules/geometry.ts';
import { type DrawnCell, isSettled, onTheWay, type Place, placesFor, readCells } from './cells.ts';

/** In CSS px of the window. */
export type ScreenPoint = Point;

/** Milliseconds until a cell has become a tile, and until it has grown back. */
const settling = 250;
const growingBack = 600;
/** Milliseconds of the longest step: after a pause nothing jumps. */
const longestStep = 50;

interface LivingCell extends DrawnCell {
  path: SVGPathElement;
  place: Place;
  progress: number;
}

/** A figure whose cells stand in paths of their own, so that each can move. */
interface Taken {
  cells: LivingCell[];
  /** What stood there, and what stands in its place. */
  rings: { drawn: SVGPathElement; moving: SVGGElement }[];
  point: ScreenPoint | undefined;
  reach: number;
  frame: number;
  last: number;
}

const figures = new WeakMap<SVGSVGElement, Taken>();

/**
 * Cells near the point become tiles of the grid within 250 ms, and grow back within 600 ms when it has gone.
 * @param point undefined when the pointer is away.
 * @param reach How near a cell has to be, in CSS px.
 */
export function answer(figure: SVGSVGElement, point: ScreenPoint | undefined, reach: number): void {
  const taken = takenOf(figure) ?? (point && take(figure));
  if (taken === undefined) return;
  Object.assign(taken, { point, reach });
  if (taken.frame !== 0) return;
  taken.last = performance.now();
  taken.frame = requestAnimationFrame((now) => step(figure, taken, now));
}

function takenOf(figure: SVGSVGElement): Taken | undefined {
  const taken = figures.get(figure);
  // Another figure has been drawn in its place.
  return taken?.rings.every(({ moving }) => figure.contains(moving)) ? taken : undefined;
}

function take(figure: SVGSVGElement): Taken {
  const taken: Taken = { cells: [], rings: [], point: undefined, reach: 0, frame: 0, last: 0 };
  const all: (DrawnCell & { path: SVGPathElement })[] = [];
  for (const drawn of figure.querySelectorAll<SVGPathElement>('path[stroke-width]')) {
    const cells = readCells(drawn.getAttribute('d') ?? '', Number(drawn.getAttribute('stroke-width')));
    if (cells === undefined) continue;
    const moving = element('g');
    moving.setAttribute('fill', drawn.getAttribute('stroke') ?? '');
    moving.setAttribute('stroke', drawn.getAttribute('stroke') ?? '');
    for (const cell of cells) {
      const path = element('path');
      moving.append(path);
      all.push({ ...cell, path });
    }
    drawn.replaceWith(moving);
    taken.rings.push({ drawn, moving });
  }
  const places = placesFor(all);
  taken.cells = places.flatMap((place, i) => (all[i] ? [{ ...all[i], place, progress: 0 }] : []));
  for (const cell of taken.cells) draw(cell);
  taken.cells = taken.cells.filter((cell) => !isSettled(cell));
  figures.set(figure, taken);
  return taken;
}

/** At rest the figure is what it was, in few elements. */
function giveBack(figure: SVGSVGElement, { rings }: Taken): void {
  for (const { drawn, moving } of rings) moving.replaceWith(drawn);
  figures.delete(figure);
}

function step(figure: SVGSVGElement, taken: Taken, now: number): void {
  taken.frame = 0;
  if (takenOf(figure) !== taken) return;
  const passed = Math.min(now - taken.last, longestStep);
  taken.last = now;
  const isNear = nearness(figure, taken);
  let isMoving = false;
  for (const cell of taken.cells) {
    const before = cell.progress;
    cell.progress = isNear(cell)
      ? Math.min(1, before + passed / settling)
      : Math.max(0, before - passed / growingBack);
    if (cell.progress === before) continue;
    isMoving = true;
    draw(cell);
  }
  if (isMoving || passed === 0) taken.frame = requestAnimationFrame((then) => step(figure, taken, then));
  else if (taken.point === undefined) giveBack(figure, taken);
}

function nearness(figure: SVGSVGElement, { point, reach }: Taken): (cell: DrawnCell) => boolean {
  const toScreen = figure.getScreenCTM();
  if (point === undefined || toScreen === null) return () => false;
  const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(toScreen.inverse());
  const far = reach / Math.hypot(toScreen.a, toScreen.b);
  return (cell) => Math.hypot(cell.x - x, cell.y - y) < far;
}

function draw({ path, place, progress, ...cell }: LivingCell): void {
  const { d, width } = onTheWay(cell, place, progress);
  path.setAttribute('d', d);
  path.setAttribute('stroke-width', String(width));
}

function element<Name extends 'g' | 'path'>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name);
}
