import { useEffect, useState } from 'react';

/** A heading counts as reached once it has passed this part of the window, from above. */
const LINE = 0.3;

/**
 * The last of these elements that has been scrolled past the reading line. None before anything is scrolled, so that
 * the first paint matches the server's HTML.
 * @param ids In the order of the page. Ids that are not on the page are skipped.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    // jsdom has none.
    if (typeof IntersectionObserver === 'undefined') return;
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const settle = () => {
      const line = window.innerHeight * LINE;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line + 1);
      setCurrent(window.scrollY > 0 ? passed.at(-1)?.id : undefined);
    };
    // The margin cuts the window at the reading line: a heading reports when it crosses the line in either direction.
    const observer = new IntersectionObserver(settle, { rootMargin: `0px 0px -${100 * (1 - LINE)}% 0px` });
    for (const heading of headings) observer.observe(heading);
    // Scrolling back to the top, or a window that grows to show everything, may move no heading across the line.
    const onScroll = () => {
      if (window.scrollY === 0) settle();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', settle);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', settle);
    };
  }, [key]);
  return current;
}
