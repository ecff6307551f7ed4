import { type Box, isHeadingTo, type Point } from './pointer-intent.ts';

/** Where the pointer is: over the trigger of an item, in the open panel, or anywhere else. */
export type Zone = { kind: 'trigger'; id: string } | { kind: 'panel' } | { kind: 'outside' };

export type HoverTimings = {
  /** Resting on a trigger for this long opens it. */
  open: number;
  /** With a panel open, another trigger takes over after this long, unless the pointer is passing. */
  change: number;
  /** A pointer that passes over a trigger on its way to the panel has to stop there for this long to open it. */
  rest: number;
  /** The panel stays this long after the pointer has left it. */
  close: number;
};

const defaultTimings: HoverTimings = { open: 120, change: 40, rest: 200, close: 300 };

/** The direction of a movement is read off the last part of its way. */
const memory = 100;

type Host = { current: () => string; open: (id: string) => void; close: () => void };

/**
 * Decides when a hovering pointer opens, changes and closes a menu. Knows no DOM: it is told where the pointer is and
 * calls the host. What was opened by a click or a key is pinned and outlives the pointer's leaving.
 */
export function createHoverIntent(host: Host, timings: HoverTimings = defaultTimings) {
  let pinned = false;
  /** The trigger under the pointer was just closed on purpose: hovering it must not open it again. */
  let refused = '';
  let trail: (Point & { time: number })[] = [];
  let pending: { id: string; due: number; timer: ReturnType<typeof setTimeout> } | null = null;

  const cancel = () => {
    if (pending) clearTimeout(pending.timer);
    pending = null;
  };

  /** `id` '' closes. A change that is already under way keeps its time unless it would come sooner or is restarted. */
  const plan = (id: string, delay: number, restart = false) => {
    const due = Date.now() + delay;
    if (pending?.id === id && !restart && pending.due <= due) return;
    cancel();
    const timer = setTimeout(() => {
      pending = null;
      pinned = false;
      if (id === '') host.close();
      else host.open(id);
    }, delay);
    pending = { id, due, timer };
  };

  const remember = (point: Point) => {
    const time = Date.now();
    const recent = trail.findIndex((entry) => entry.time >= time - memory);
    // One older point stays, so that a slow hand has a direction too.
    trail = recent === -1 ? trail.slice(-1) : trail.slice(Math.max(0, recent - 1));
    trail.push({ ...point, time });
  };

  return {
    /** The pointer moved. `panel` is the box of the open panel. */
    move(zone: Zone, point: Point, panel: Box | null) {
      const over = zone.kind === 'trigger' ? zone.id : '';
      if (refused !== over) refused = '';
      const current = host.current();
      const from = trail[0];
      remember(point);

      if (current === '') {
        if (over === '' || refused === over) cancel();
        else plan(over, timings.open);
      } else if (zone.kind === 'panel' || over === current) {
        // Where the pointer leaves from is what counts, not how it got there.
        trail = trail.slice(-1);
        cancel();
      } else {
        const heading = from !== undefined && panel !== null && isHeadingTo(from, point, panel);
        if (over !== '') {
          if (heading) plan(over, timings.rest, true);
          else plan(over, pinned ? timings.open : timings.change);
        } else if (pinned) cancel();
        else plan('', timings.close, heading);
      }
    },

    /** The pointer left the window or the closed menu. */
    leave() {
      refused = '';
      trail = [];
      if (host.current() === '' || pinned) cancel();
      else plan('', timings.close);
    },

    /** A click (or Enter, Space) on a trigger: opens, pins what the pointer had opened, closes what was pinned. */
    press(id: string) {
      cancel();
      if (host.current() !== id) {
        pinned = true;
        host.open(id);
      } else if (!pinned) {
        pinned = true;
      } else {
        this.dismiss(id);
      }
    },

    /** Closed on purpose while the pointer may still rest on the trigger. */
    dismiss(id: string) {
      cancel();
      pinned = false;
      refused = id;
      host.close();
    },

    pin() {
      cancel();
      pinned = true;
    },

    cancel,
  };
}

export type HoverIntent = ReturnType<typeof createHoverIntent>;
