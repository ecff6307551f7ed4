import { useEffect, useRef, useState } from 'react';

const setting = 'laliaflia-desk-keys';

function kept(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single keys do something: who speaks to the computer, or whose hand rests on it, turns them off. */
export function useShortcutSetting(): [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(kept);
  const keep = (next: boolean) => {
    setEnabled(next);
    try {
      localStorage.setItem(setting, next ? 'on' : 'off');
    } catch {
      // It holds until the window closes.
    }
  };
  return [enabled, keep];
}

/** Calls what belongs to a key, unless one types or a dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role=menu]')
      )
        return;
      if (document.querySelector('[role=dialog]')) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
