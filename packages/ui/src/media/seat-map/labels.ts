import type { Message } from '../../messages/message.ts';
import type { SeatPlace } from './seating.ts';

/** All words of a SeatMap. They say what the task is, so the caller writes them. */
export interface SeatMapLabels {
  /** Names the choice between the two views. */
  views: string;
  map: string;
  list: string;
  /** Names the grid of seats, and says how the keyboard moves in it. */
  grid: string;
  /** 'Row {row}'. */
  row: string;
  /** Beside the number of a row at an exit. */
  exit: string;
  /** The whole name of a seat: 'Row {row}, seat {letter}, {place}, {state}'. */
  seat: string;
  place: Readonly<Record<SeatPlace, string>>;
  /** States of a seat, with `{price}` in the notation of the locale: '{price}, free'. */
  free: string;
  /** With `{price}` and `{name}`, in this order: so both can be read on the button. */
  mine: string;
  taken: string;
  /** Free, and not for whoever is next. With `{price}`. */
  refused: string;
  /** Below the name of somebody without a seat. */
  waiting: string;
  /** How far it is: nobody seated, `{count}` of `{all}`, all seated in different rows, all in row `{row}`. */
  none: string;
  some: string;
  apart: string;
  together: string;
  /** What to do next: for `{name}`, to change something, or when all sit together. */
  choose: string;
  change: string;
  ready: string;
  seats: Message;
  taps: Message;
  keep: string;
  /** Read aloud, once for each press. With `{name}`, `{seat}` and `{price}`. */
  said: { seated: string; freed: string; refused: string; taken: string; full: string; apart: string };
}
