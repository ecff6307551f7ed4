import type { Decorator } from '@storybook/react-vite';
import { Fragment, useMemo, useState } from 'react';
import { SheetPlace } from '../packages/ui/src/tokens/specimens/sheet.tsx';
import { applySettings, settingsKey } from './settings.ts';

/** Before a story is drawn, once, because a component may ask for the media while it is. */
export function settleFirst({ globals, viewMode }: { globals: object; viewMode: string }): void {
  if (viewMode !== 'docs') applySettings(globals);
}

/**
 * A story has the document to itself. On a docs page many stories share one: there the page has the toolbar's settings,
 * and a story that fixes its own direction, path or theme gets an element that carries them.
 */
export const withSettings: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const inDocs = viewMode === 'docs';
  const chosen = JSON.stringify(globals);
  // What it starts with is on the document already (`settleFirst`). Here only what the toolbar changes meanwhile: React
  // may draw a story again at any time, also one that is about to go, and must not bring its settings back with it.
  const [first] = useState(chosen);
  useMemo(() => {
    if (!inDocs && chosen !== first) applySettings(JSON.parse(chosen));
  }, [chosen, first, inDocs]);
  if (inDocs) {
    const { direction, path, theme } = (storyGlobals ?? {}) as Record<string, string | undefined>;
    return (
      <div
        dir={direction}
        data-path={path === 'default' ? undefined : path}
        data-theme={theme}
        className={theme ? 'surface-ground' : undefined}
      >
        <SheetPlace value="docs">
          <Story />
        </SheetPlace>
      </div>
    );
  }
  return (
    <Fragment key={settingsKey(globals as Record<string, string>)}>
      <Story />
    </Fragment>
  );
};
