import type { Decorator } from '@storybook/react-vite';
import { Fragment, useMemo } from 'react';
import { applySettings, settingsKey } from './settings.ts';

/**
 * A story has the document to itself. On a docs page many stories share one: there the page has the toolbar's settings,
 * and a story that fixes its own direction, path or theme gets an element that carries them.
 */
export const withSettings: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const inDocs = viewMode === 'docs';
  const chosen = JSON.stringify(globals);
  // Before the story renders, because a component may ask for the media while it does; and only when something has
  // changed, because a story that is about to go may render once more after the next one has come.
  useMemo(() => {
    if (!inDocs) applySettings(JSON.parse(chosen));
  }, [chosen, inDocs]);
  if (inDocs) {
    const { direction, path, theme } = (storyGlobals ?? {}) as Record<string, string | undefined>;
    return (
      <div
        dir={direction}
        data-path={path === 'default' ? undefined : path}
        data-theme={theme}
        className={theme ? 'surface-ground' : undefined}
      >
        <Story />
      </div>
    );
  }
  return (
    <Fragment key={settingsKey(globals as Record<string, string>)}>
      <Story />
    </Fragment>
  );
};
