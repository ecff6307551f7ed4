import { useEffect, useState } from 'react';

/** In milliseconds: whoever waits less long has not waited. */
const moment = 300;

/** Whether something lasts longer than a moment. */
export function useLate(lasts: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setIsLate(true), moment);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [lasts]);
  return lasts && isLate;
}
