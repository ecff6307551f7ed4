import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/hydrated.ts';

/**
 * Whether the delivered form of all questions still stands. Once scripts run the questions are asked one by one, and it
 * goes; but never from under the eyes of somebody who is reading it or has begun to fill it in.
 */
export function useSheet(): [stands: boolean, sheet: RefObject<HTMLDivElement | null>] {
  const hydrated = useHydrated();
  // A page that is opened by script has never shown it.
  const [stands, setStands] = useState(!hydrated);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sheet.current && !isInSight(sheet.current) && !isTouched(sheet.current)) setStands(false);
  }, []);

  return [stands, sheet];
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

export function isTouched(element: HTMLElement): boolean {
  const texts = [...element.querySelectorAll('textarea')];
  return element.querySelector(':checked, :focus') !== null || texts.some(({ value }) => value !== '');
}
