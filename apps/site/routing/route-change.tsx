import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { track } from '../browser/tracking.ts';
import { routeKey } from './addresses.ts';
import { anchorOf, arrive, takeFocus } from './arrival.ts';
import { pageShown } from './cover-transition.ts';
import { keepPosition, rememberPosition, restorePosition } from './scroll.ts';

/** The page that the visitor sees now. A module variable, because a redirect mounts the components again. */
let shown: string | undefined;
let before: string | undefined;

/** Path of the page that was shown before this one, in this visit. */
export function cameFrom(): string | undefined {
  return before?.split('?', 1)[0];
}

/**
 * Is rendered beside the page, so that its effects run when the new page is on screen: it scrolls, moves the focus, counts
 * the view, and gives `onArrival` the new title. The first page needs none of this: the browser has done the first two, and
 * the entry script has counted.
 */
export function RouteChange({ onArrival }: { onArrival: (title: string) => void }) {
  const place = useLocation();
  const navigation = useNavigationType();
  const key = routeKey(place);

  // Must run before the layout of the new page, which may scroll: that position is not the old page's.
  useLayoutEffect(() => rememberPosition(place.key), [place.key]);

  useEffect(() => {
    if (shown === key) return keepPosition(place.key);
    before = shown;
    shown = key;
    if (before === undefined) return;
    // It describes the first page of the visit, not this one.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    if (navigation === 'POP') {
      takeFocus(anchorOf(place.hash));
      restorePosition(place.key);
    } else arrive(place.hash);
    pageShown();
    onArrival(document.title);
    track('page_view', place.pathname + place.search);
  }, [key, place, navigation, onArrival]);

  return null;
}
