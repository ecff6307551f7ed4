import { type RefObject, useEffect, useState } from 'react';
import { mediaQuery, onResize } from '../../internal/layout.ts';
import { meets, type Obstacle, obstaclesIn } from './obstacles.ts';

/** Where the page has no margin beside its words, the launcher leaves while one reads on and while a form is in view. */
const narrow = '(width < 64rem)';
/** Whoever has not scrolled for this long, in milliseconds, has stopped. */
const rest = 250;
/** How far it may rise to stand where nothing is, in pixels, and in how many steps. */
const highest = { narrow: 168, wide: 336 };
const steps = 42;

/** `data-keep-clear`: something else that is used as a form is. */
const fields =
  '[data-keep-clear], form, textarea, select, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="range"])';

interface Stand {
  /** Somebody reads on, a form is in view, or it would cover something. */
  away: boolean;
  /** How far above its corner it stands, in pixels. */
  rise: number;
}

const corner: Stand = { away: false, rise: 0 };

/**
 * Where a launcher that floats above the page stands. On windows that have no margin for it: gone while somebody scrolls
 * down and while a form is in view. At rest, on every window, it is where it covers no word, no control, no face and no
 * picture that is a link: in its corner, above it, or away. Only where nothing but pictures leave it no room on a wide
 * window it stays in its corner.
 */
export function useOutOfTheWay(launcher: RefObject<HTMLElement | null>, floating: boolean): Stand {
  const [stand, setStand] = useState(corner);

  useEffect(() => {
    if (!floating) return;
    const media = mediaQuery(narrow);
    let last = scrollY;
    let timer = 0;

    const move = (next: Stand) =>
      setStand((now) => (now.away === next.away && now.rise === next.rise ? now : next));
    const settle = () => {
      if (!launcher.current) return;
      if (!media?.matches) move(standOf(launcher.current, 'wide'));
      else move(isFormInView() ? gone : standOf(launcher.current, 'narrow'));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, rest);
    };
    const onScroll = () => {
      const by = scrollY - last;
      last = scrollY;
      soon();
      if (!media?.matches || by === 0) return;
      move({ away: by > 0 || isFormInView(), rise: 0 });
    };

    const onFocus = () => {
      // What has come without another height of the page has taken the focus.
      soon();
      if (!media?.matches) settle();
    };

    // Whatever changes what is below it also changes how high the page is: another page, an opened answer.
    const stopWatching = onResize(document.body, soon);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', soon);
    addEventListener('focusin', onFocus);
    settle();
    return () => {
      clearTimeout(timer);
      stopWatching();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', soon);
      removeEventListener('focusin', onFocus);
    };
  }, [launcher, floating]);

  return floating ? stand : corner;
}

const gone: Stand = { away: true, rise: 0 };

function standOf(launcher: HTMLElement, window: keyof typeof highest): Stand {
  const place = placeOf(launcher);
  const top = highest[window];
  const obstacles = obstaclesIn(raised(place, top, place.height + top), launcher);
  for (let rise = 0; rise <= top; rise += top / steps) {
    const risen = raised(place, rise);
    if (!obstacles.some((obstacle) => meets(obstacle.place, risen))) return { away: false, rise };
  }
  const mayCover = (obstacle: Obstacle) => obstacle.isPicture || !meets(obstacle.place, place);
  return window === 'wide' && obstacles.every(mayCover) ? corner : gone;
}

/** Its place in the layout in its corner, wherever it stands now. */
function placeOf(launcher: HTMLElement): DOMRect {
  const { width, height } = launcher.getBoundingClientRect();
  const { left, bottom } = (launcher.parentElement ?? launcher).getBoundingClientRect();
  return new DOMRect(left, bottom - height, width, height);
}

const raised = ({ x, y, width, height }: DOMRect, by: number, tall = height): DOMRect =>
  new DOMRect(x, y - by, width, tall);

function isFormInView(): boolean {
  for (const field of document.querySelectorAll(fields)) {
    if (field.closest('[role="dialog"]')) continue;
    const { top, bottom, width } = field.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) return true;
  }
  return false;
}
