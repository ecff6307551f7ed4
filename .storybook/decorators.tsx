import type { Decorator } from '@storybook/react-vite';
import { Fragment, useMemo } from 'react';
import { SheetPlace } from '../packages/ui/src/tokens/specimens/sheet.tsx';
import { applySettings, type Globals, settingsKey } from './settings.ts';

/** The story that has the document. */
let current: string | undefined;

interface Place {
  id: string;
  globals: Globals;
  viewMode: string;
}

/** Before a story is drawn, because a component may ask for the media while it is. */
export function settleFirst({ id, globals, viewMode }: Place): void {
  current = id;
  if (viewMode !== 'docs') applySettings(globals);
}

/**
 * A story has the document to itself. On a docs page many stories share one: there the page has the toolbar's settings,
 * and a story that fixes its own direction, path or theme gets an element that carries them.
 */
export const withSettings: Decorator = (Story, { id, globals, parameters, storyGlobals, viewMode }) => {
  const inDocs = viewMode === 'docs';
  const chosen = JSON.stringify(globals);
  // React may draw a story again at any time, also one that is about to go: it must not bring its settings back with it.
  useMemo(() => {
    if (!inDocs && id === current) applySettings(JSON.parse(chosen));
  }, [chosen, id, inDocs]);
  if (inDocs) {
    const { direction, path, theme } = (storyGlobals ?? {}) as Record<string, string | undefined>;
    return (
      <div
        dir={direction}
        data-path={path === 'default' ? undefined : path}
        data-theme={theme}
        className={[theme && 'surface-ground', parameters.layout === 'fullscreen' && 'doc-edge-to-edge']
          .filter(Boolean)
          .join(' ')}
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
