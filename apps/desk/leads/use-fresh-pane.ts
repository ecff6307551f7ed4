import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is read next begins at its top, and the focus does not vanish with the link that was pressed.
 *
 * @param subject What is read; undefined for nothing.
 */
export function useFreshPane(subject: string | undefined): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const was = useRef(subject);
  useEffect(() => {
    if (was.current === subject) return;
    was.current = subject;
    if (subject === undefined) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  }, [subject]);
  return pane;
}
