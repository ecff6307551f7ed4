import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeKey } from './addresses.ts';
import { keepPosition, rememberPosition, restorePosition } from './scroll.ts';
import { resumeSubmissions } from './submissions.ts';
import { tracking } from './tracking.ts';

/** What the visitor sees now. Outlives the components, which a redirect takes down and sets up again. */
let shown: string | undefined;
let before: string | undefined;

/** Path of the page that was shown before this one, in this visit. */
export function cameFrom(): string | undefined {
  return before?.split('?', 1)[0];
}

/**
 * Stands beside the page, so that it runs once the new page is on screen: scrolls, moves the focus, says the title
 * aloud and counts the view. The first page needs none of it: the browser has done the first two, and the entry script
 * has counted.
 */
export function RouteChange({ announce }: { announce: (title: string) => void }) {
  const place = useLocation();
  const navigation = useNavigationType();
  const key = routeKey(place);

  // Before the browser lays the new page out, which may scroll: that is no position of the old page.
  useLayoutEffect(() => rememberPosition(place.key), [place.key]);

  useEffect(() => {
    if (shown === key) return keepPosition(place.key);
    before = shown;
    shown = key;
    if (before === undefined) return;
    // It speaks of the page that the visitor came in by.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    const anchor =
      place.hash === '' ? null : document.getElementById(decodeURIComponent(place.hash.slice(1)));
    focus(anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
    if (navigation === 'POP') restorePosition(place.key);
    else if (anchor === null) scrollTo({ top: 0, behavior: 'instant' });
    else anchor.scrollIntoView({ behavior: 'instant' });
    announce(document.title);
    resumeSubmissions();
    tracking().pageView(place.pathname + place.search);
  }, [key, place, navigation, announce]);

  return null;
}

function focus(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
