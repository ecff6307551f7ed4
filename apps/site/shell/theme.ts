import type { Theme } from '@laliaflia/ui';
import { useSyncExternalStore } from 'react';

// The inline script of index.html, which applies the choice before the first paint, uses the same name.
const storageName = 'theme';
const listeners = new Set<() => void>();

/** The visitor's choice of light or dark, kept on the device. Prerendered pages know nothing of it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, chooseTheme];
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, theme);
  } catch {
    // Without storage the choice lasts for this page, which is better than an error.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
