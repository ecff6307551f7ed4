import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tracking } from '../browser/tracking.ts';
import { routeKey } from './addresses.ts';
import { anchorOf, arrive, takeFocus } from './arrival.ts';
import { keepPosition, rememberPosition, restorePosition } from './scroll.ts';

/** What the visitor sees now. Outlives the components, which a redirect takes down and sets up again. */
let shown: string | undefined;
let before: string | undefined;

/** Path of the page that was shown before this one, in this visit. */
export function cameFrom(): string | undefined {
  return before?.split('?', 1)[0];
}

/**
 * Stands beside the page, so that it runs once the new page is on screen: scrolls, moves the focus, counts the
 * view, and tells `onArrival` the new title. The first page needs none of it: the browser has done the first two, and the entry script
 * has counted.
 */
export function RouteChange({ onArrival }: { onArrival: (title: string) => void }) {
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
    if (navigation === 'POP') {
      takeFocus(anchorOf(place.hash));
      restorePosition(place.key);
    } else arrive(place.hash);
    onArrival(document.title);
    tracking().pageView(place.pathname + place.search);
  }, [key, place, navigation, onArrival]);

  return null;
}
