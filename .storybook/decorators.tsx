import type { Decorator } from '@storybook/react-vite';
import { Fragment, useMemo } from 'react';
import { de } from '../packages/ui/src/messages/de.ts';
import { I18nProvider } from '../packages/ui/src/primitives/i18n-provider/index.ts';
import { SheetPlace } from '../packages/ui/src/tokens/specimens/sheet.tsx';
import { applySettings, type Globals, settingsKey } from './settings.ts';

/** The story that currently controls the document. */
let current: string | undefined;

interface Place {
  id: string;
  globals: Globals;
  viewMode: string;
}

/** Runs before a story renders, because a component may read the media while it renders. */
export function settleFirst({ id, globals, viewMode }: Place): void {
  current = id;
  if (viewMode !== 'docs') applySettings(globals);
}

/** Without it the library speaks English. */
export const withLanguage: Decorator = (Story, { globals }) =>
  globals.language === 'de' ? (
    <I18nProvider locale="de-DE" messages={de}>
      <Story />
    </I18nProvider>
  ) : (
    <Story />
  );

/**
 * A story has the document to itself. On a docs page many stories share one document: there the page has the
 * toolbar's settings, and a story that fixes its own direction, path or theme gets an element with them.
 */
export const withSettings: Decorator = (Story, { id, globals, parameters, storyGlobals, viewMode }) => {
  const inDocs = viewMode === 'docs';
  const chosen = JSON.stringify(globals);
  // React may render a story again at any time, even one that is about to be removed: it must not apply its settings
  // again.
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
        className={[theme && 'lali:surface-page', parameters.layout === 'fullscreen' && 'doc-edge-to-edge']
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
