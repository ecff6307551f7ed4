import { useEffect, useRef, useState } from 'react';

export type CountdownState = 'idle' | 'running' | 'paused' | 'done';

interface Clock {
  state: CountdownState;
  /** In milliseconds. */
  left: number;
}

/**
 * Counts down by the real time, so that a background tab and a computer that slept show the right time again. A new
 * length restarts it.
 */
export function useCountdown(seconds: number) {
  const total = Math.max(0, seconds) * 1000;
  const [clock, setClock] = useState<Clock>({ state: 'idle', left: total });
  const [length, setLength] = useState(total);
  const end = useRef(0);
  if (length !== total) {
    setLength(total);
    setClock({ state: 'idle', left: total });
  }

  const running = clock.state === 'running';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const left = Math.max(0, end.current - Date.now());
      setClock({ state: left === 0 ? 'done' : 'running', left });
    }, 200);
    return () => clearInterval(timer);
  }, [running]);

  const run = (left: number) => {
    end.current = Date.now() + left;
    setClock({ state: 'running', left });
  };

  return {
    ...clock,
    total,
    /** Starts, pauses or goes on: what a press of the one button does. */
    toggle: () => {
      if (running) setClock({ state: 'paused', left: Math.max(0, end.current - Date.now()) });
      else run(clock.state === 'paused' ? clock.left : total);
    },
    reset: () => setClock({ state: 'idle', left: total }),
  };
}
