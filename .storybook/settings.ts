import { emulateMedia, type MediaAnswers } from '../packages/ui/test/emulate-media.ts';

export type Globals = Record<string, string | undefined>;

/** Applies the toolbar's settings to the document, exactly as the site and the browser do. */
export function applySettings({
  theme,
  direction,
  language,
  path,
  brand,
  textSize,
  motion,
  forcedColors,
}: Globals): void {
  const root = document.documentElement;
  root.lang = language ?? 'en';
  root.dir = direction ?? 'ltr';
  set(root, 'data-theme', theme);
  set(root, 'data-path', path === 'default' ? undefined : path);
  set(root, 'data-brand', brand === 'laliaflia' ? undefined : brand);
  set(root, 'data-forced-colors', forcedColors === 'active' ? 'emulated' : undefined);
  root.style.fontSize =
    textSize === undefined || textSize === '100-percent' ? '' : textSize.replace('-percent', '%');
  const answers: MediaAnswers = {};
  if (motion === 'reduce' || motion === 'no-preference') answers['prefers-reduced-motion'] = motion;
  if (forcedColors === 'active') answers['forced-colors'] = 'active';
  emulateMedia(answers);
}

function set(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined || value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Settings that a component may have read when it was mounted; when they change, it is mounted again. */
export const settingsKey = ({ motion, forcedColors }: Globals): string => `${motion}/${forcedColors}`;
