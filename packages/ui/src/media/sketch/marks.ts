/**
 * One mark of a pencil on a sheet. Numbers are units of the sheet, from its top left corner.
 *
 * - `box` x y width height radius: an outline; radius 0 if it is left out.
 * - `line` x1 y1 x2 y2
 * - `path` [x1, y1, x2, y2, x3, y3, …]: a line through several points.
 * - `round` x y radius: a circle around a centre.
 * - `words` x y width rows: writing that says nothing, rows 9 units apart; one row if it is left out.
 * - `heavy` x y width: a heading that says nothing.
 * - `shade` x y width height: hatching.
 * - `arrow` x1 y1 x2 y2: with its head at the second point.
 * - `cross` x y width height: two strokes from corner to corner, as where a picture goes.
 * - `note` x y text: a word or two of the person who drew it, starting at x, on the line y.
 */
export type SketchMark =
  | readonly ['box', number, number, number, number, number?]
  | readonly ['line', number, number, number, number]
  | readonly ['path', readonly number[]]
  | readonly ['round', number, number, number]
  | readonly ['words', number, number, number, number?]
  | readonly ['heavy', number, number, number]
  | readonly ['shade', number, number, number, number]
  | readonly ['arrow', number, number, number, number]
  | readonly ['cross', number, number, number, number]
  | readonly ['note', number, number, string];
