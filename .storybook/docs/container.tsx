import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { applySettings } from '../settings.ts';
import { dark, light } from '../theme.ts';
import { initialGlobals } from '../toolbar.ts';

type Globals = Record<string, string>;

/** The address holds what was chosen before the page was opened: `globals=theme:dark;direction:rtl`. */
function fromAddress(): Globals {
  const chosen = new URLSearchParams(window.location.search).get('globals') ?? '';
  const pairs = chosen.split(';').map((pair) => pair.split(':') as [string, string]);
  return { ...initialGlobals, ...Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) };
}

/** A docs page follows the toolbar as stories do: theme, direction, text size and the rest. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(fromAddress);
  useEffect(() => {
    const update = ({ globals: next }: { globals: Globals }) => setGlobals(next);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  useLayoutEffect(() => applySettings(globals), [globals]);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? dark : light}>
      {children}
    </DocsContainer>
  );
}
