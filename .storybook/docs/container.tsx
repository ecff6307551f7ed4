import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { applySettings } from '../settings.ts';
import { dark, light } from '../theme.ts';
import { initialGlobals } from '../toolbar.ts';
import { tellFrames } from './frames.ts';

type Globals = Record<string, string>;

/**
 * The address contains the settings that were chosen before the page was opened: `globals=theme:dark;direction:rtl`.
 */
function fromAddress(): Globals {
  const chosen = new URLSearchParams(window.location.search).get('globals') ?? '';
  const pairs = chosen.split(';').map((pair) => pair.split(':') as [string, string]);
  return { ...initialGlobals, ...Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) };
}

/** A docs page follows the toolbar like stories do: theme, direction, text size and the rest. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(fromAddress);
  useEffect(() => {
    // The settings of the toolbar. `GLOBALS_UPDATED` would not work: every story in a frame sends it here too, with its
    // initial settings.
    const update = ({ globals: next }: { globals: Globals }) => setGlobals((now) => ({ ...now, ...next }));
    context.channel.on(UPDATE_GLOBALS, update);
    return () => context.channel.off(UPDATE_GLOBALS, update);
  }, [context]);
  useLayoutEffect(() => {
    applySettings(globals);
    tellFrames(globals);
  }, [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? dark : light}>
      {children}
    </DocsContainer>
  );
}
