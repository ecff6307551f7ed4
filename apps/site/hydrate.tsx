import { type ReactNode, startTransition, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createRoot, hydrateRoot } from './browser/react-dom.ts';
import { trustOurMarkup } from './browser/trusted-markup.ts';
import { resumeSubmissions } from './delivery/submissions.ts';
import { keepParts } from './parts/part-store.ts';
import { followAnchors } from './routing/arrival.ts';
import { letSleep } from './routing/asleep.ts';
import { prefetchVisible } from './routing/navigation.ts';
import { loadAt, routeAt } from './routing/pages.ts';
import { followPartLinks } from './routing/router-link.tsx';
import { takeOverScrolling } from './routing/scroll.ts';
import { headElements } from './seo/head.tsx';
import { wakeOnAct } from './shell/wake-on-act.ts';
import { table } from './table.ts';

/** Resolves when the page is hydrated, or all of it but what sleeps. */
export async function hydrate(root: HTMLElement): Promise<void> {
  trustOurMarkup();
  keepParts(document);
  const head = document.head.querySelectorAll(headElements);
  const sleeps = letSleep(root, routeAt(table, location.pathname), location, head);
  if (!sleeps) await loadAt(table, location.pathname);
  await new Promise<void>((resolve) => {
    const app = (
      <TakenOver onDone={resolve}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </TakenOver>
    );
    // Only the development server delivers an empty root.
    if (import.meta.env.DEV && !root.hasChildNodes()) createRoot(root).render(app);
    else startTransition(() => void hydrateRoot(root, app));
  });
  takeOverScrolling();
  followPartLinks();
  followAnchors();
  if (sleeps) wakeOnAct();
  setTimeout(prefetchVisible);
  setTimeout(resumeSubmissions);
}

// Around the application, not beside it: a sibling would shift the ids that React counts by position.
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
