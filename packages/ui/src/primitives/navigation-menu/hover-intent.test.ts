import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';

const panel = { left: 260, top: 68, right: 1320, bottom: 488 };
const timings = { open: 100, change: 40, rest: 200, close: 300 };
const over = (id: string) => ({ kind: 'trigger', id }) as const;
const outside = { kind: 'outside' } as const;
const inPanel = { kind: 'panel' } as const;

let value = '';
let intent: HoverIntent;

beforeEach(() => {
  vi.useFakeTimers();
  value = '';
  intent = createHoverIntent(
    {
      current: () => value,
      open: (id) => {
        value = id;
      },
      close: () => {
        value = '';
      },
    },
    timings,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);
function hoverOpen(id: string) {
  intent.move(over(id), { x: 900, y: 30 }, null);
  pass(timings.open);
  expect(value).toBe(id);
}

describe('hovering', () => {
  test('opens after a short rest, not in passing', () => {
    intent.move(over('a'), { x: 900, y: 30 }, null);
    pass(99);
    expect(value).toBe('');
    intent.move(outside, { x: 900, y: 10 }, null);
    pass(500);
    expect(value).toBe('');
    hoverOpen('a');
  });

  test('moving on over the same trigger does not put the opening off', () => {
    intent.move(over('a'), { x: 900, y: 30 }, null);
    pass(60);
    intent.move(over('a'), { x: 905, y: 30 }, null);
    pass(40);
    expect(value).toBe('a');
  });

  test('closes some time after leaving, and not when the pointer comes back', () => {
    hoverOpen('a');
    intent.move(outside, { x: 900, y: 600 }, panel);
    pass(299);
    intent.move(inPanel, { x: 900, y: 400 }, panel);
    pass(1000);
    expect(value).toBe('a');
    intent.move(outside, { x: 900, y: 600 }, panel);
    intent.move(outside, { x: 900, y: 610 }, panel);
    pass(300);
    expect(value).toBe('');
  });

  test('closes when the pointer leaves the window', () => {
    hoverOpen('a');
    intent.leave();
    pass(300);
    expect(value).toBe('');
  });
});

describe('another trigger', () => {
  test('takes over at once when the pointer moves sideways', () => {
    hoverOpen('a');
    intent.move(over('a'), { x: 960, y: 30 }, panel);
    pass(16);
    intent.move(over('b'), { x: 1020, y: 30 }, panel);
    pass(40);
    expect(value).toBe('b');
  });

  test('does not while the pointer crosses it on the way to the panel', () => {
    hoverOpen('a');
    for (let step = 0; step <= 20; step += 1) {
      intent.move(over(step < 5 ? 'a' : 'b'), { x: 900 + step * 12, y: 30 + step * 2 }, panel);
      pass(30);
      expect(value, `step ${step}`).toBe('a');
    }
    intent.move(inPanel, { x: 1200, y: 90 }, panel);
    pass(1000);
    expect(value).toBe('a');
  });

  test('nor when the pointer went up on its own trigger just before', () => {
    hoverOpen('a');
    intent.move(over('a'), { x: 900, y: 38 }, panel);
    pass(30);
    intent.move(over('a'), { x: 980, y: 18 }, panel);
    pass(30);
    for (let step = 1; step <= 10; step += 1) {
      intent.move(over('b'), { x: 980 + step * 12, y: 18 + step * 5 }, panel);
      pass(50);
      expect(value, `step ${step}`).toBe('a');
    }
  });

  test('takes over when the crossing pointer stops on it', () => {
    hoverOpen('a');
    intent.move(over('a'), { x: 960, y: 34 }, panel);
    pass(16);
    intent.move(over('b'), { x: 1020, y: 44 }, panel);
    pass(199);
    expect(value).toBe('a');
    pass(1);
    expect(value).toBe('b');
  });
});

describe('pressing', () => {
  test('what hovering opened is pinned, and closed by the next press', () => {
    hoverOpen('a');
    intent.press('a');
    expect(value).toBe('a');
    intent.move(outside, { x: 900, y: 600 }, panel);
    pass(1000);
    expect(value).toBe('a');
    intent.press('a');
    expect(value).toBe('');
  });

  test('opens at once and holds off the hover that had begun', () => {
    intent.move(over('a'), { x: 900, y: 30 }, null);
    pass(50);
    intent.press('a');
    expect(value).toBe('a');
    intent.press('a');
    pass(1000);
    expect(value).toBe('');
  });

  test('the trigger that was closed stays closed until the pointer has left it', () => {
    hoverOpen('a');
    intent.dismiss('a');
    intent.move(over('a'), { x: 902, y: 30 }, null);
    pass(1000);
    expect(value).toBe('');
    intent.move(outside, { x: 700, y: 30 }, null);
    hoverOpen('a');
  });

  test('another trigger needs the full rest while a panel is pinned', () => {
    intent.press('a');
    intent.move(over('b'), { x: 1020, y: 30 }, panel);
    pass(99);
    expect(value).toBe('a');
    pass(1);
    expect(value).toBe('b');
  });
});
