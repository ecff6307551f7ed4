import { type RefObject, useEffect } from 'react';

/**
 * Growth plays by CSS when the page loads. A figure further down would grow unseen: once its first row
 * enters the window it grows again (`data-grow="again"`), this time without being hidden at any moment.
 */
export function useGrowth(figure: RefObject<SVGSVGElement | null>, grow: boolean): void {
  useEffect(() => {
    const element = figure.current;
    if (!grow || !element || typeof IntersectionObserver === 'undefined') return;
    let below = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        below = true;
        return;
      }
      if (below) element.setAttribute('data-grow', 'again');
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [figure, grow]);
}
