import { Suspense, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Network } from '../../../.storybook/network.ts';
import { App } from '../app.tsx';
import { setRuntimeConfig } from '../browser/runtime.ts';
import { answerAs, apiOrigin } from './network.ts';

export interface ScreenProps {
  /** Address of the page, with its query. */
  path: string;
  /** How the API answers. */
  network: Network;
}

setRuntimeConfig({ api: apiOrigin, key: 'storybook', site: 'https://www.example.com' });

/** A page of the site with its frame, made from the site's content. */
export function Screen({ path, network }: ScreenProps) {
  useLayoutEffect(() => answerAs(network), [network]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <App />
      </Suspense>
    </MemoryRouter>
  );
}
