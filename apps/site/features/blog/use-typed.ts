import { useEffect, useRef, useState } from 'react';

/**
 * A text that is kept in the address. What is being typed shows at once, while the address, whose changes may be
 * delayed, catches up.
 */
export function useTyped(
  kept: string | undefined,
  keep: (text: string | undefined) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState<string>();
  // What the address has still to show. A later letter may be typed before an earlier one has arrived there.
  const onTheWay = useRef<string[]>([]);
  const text = kept ?? '';

  useEffect(() => {
    const arrived = onTheWay.current.indexOf(text);
    onTheWay.current = arrived === -1 ? [] : onTheWay.current.slice(arrived + 1);
    if (onTheWay.current.length === 0) setDraft(undefined);
  }, [text]);

  const change = (next: string) => {
    onTheWay.current.push(next);
    setDraft(next);
    keep(next === '' ? undefined : next);
  };
  return [draft ?? text, change];
}
