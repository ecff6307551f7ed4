import { type TouchEvent, useRef } from 'react';

/** At least this many pixels, and more across than along. */
const least = 48;

/** Reports a swipe with one finger: 1 forwards, -1 back, in reading direction. Two fingers zoom. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const { 0: finger, 1: second } = event.touches;
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const { 0: finger } = event.changedTouches;
      const from = start.current;
      start.current = null;
      // A page that is zoomed in is moved by the same gesture.
      if (!finger || !from || (window.visualViewport?.scale ?? 1) > 1) return;
      const x = finger.clientX - from.x;
      if (Math.abs(x) < least || Math.abs(x) < Math.abs(finger.clientY - from.y)) return;
      const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? x > 0 : x < 0;
      onSwipe(forwards ? 1 : -1);
    },
  };
}
