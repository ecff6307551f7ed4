/** Fetches all that hydration needs, behind everything else and without running it: the first act finds it on the device. */
export function prefetchChunks(root: HTMLElement): void {
  if (savesData() || fetching) return;
  // Not as a link: Firefox lets the policy's default decide about `prefetch`, which is 'none', and WebKit does not know it.
  for (const href of chunksOf(root))
    void fetch(href, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
}

let fetching: Promise<void> | undefined;

/**
 * The same in earnest: all files at once, so that none waits for another that names it. Scripts are imported only when their
 * files are there: what a document has once failed to import it never asks for again (as HTML says, and Chromium since 150).
 *
 * @throws Where one cannot be fetched; the next call asks again.
 */
export function fetchSoon(root: HTMLElement): Promise<void> {
  fetching ??= fetchAll(chunksOf(root)).catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function fetchAll(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(fetchOne));
}

async function fetchOne(href: string): Promise<void> {
  if (!href.endsWith('.js')) {
    append({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    return;
  }
  const answer = await fetch(href).catch(() => undefined);
  // Perhaps it is only the policy of the page that lets nothing connect.
  if (answer === undefined) await preload(href);
  else if (answer.ok) await answer.arrayBuffer();
  else throw new Error(`${href} answered with status ${answer.status}.`);
  append({ rel: 'modulepreload', href });
}

function preload(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = append({ rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched.`)));
  });
}

/** The visitor has asked the browser to fetch little. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** As the build has written them down. */
function chunksOf(root: HTMLElement): string[] {
  return (root.dataset.chunks ?? '').split(' ').filter(Boolean);
}

function append(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
