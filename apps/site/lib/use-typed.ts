import { useEffect, useState } from 'react';

/**
 * A text that is kept in the address. What is being typed shows at once, while the address, whose changes may be
 * delayed, catches up.
 */
export function useTyped(
  kept: string | undefined,
  keep: (text: string | undefined) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState<string>();
  const text = kept ?? '';

  useEffect(() => {
    if (draft === text) setDraft(undefined);
  }, [draft, text]);

  const change = (next: string) => {
    setDraft(next);
    keep(next === '' ? undefined : next);
  };
  return [draft ?? text, change];
}
