/** Fetches all that hydration needs, behind everything else and without running it: the first act finds it on the device. */
export function prefetchChunks(root: HTMLElement): void {
  if (savesData() || fetching.size > 0) return;
  // Not as a link: Firefox lets the policy's default decide about `prefetch`, which is 'none', and WebKit does not know it.
  for (const href of chunksOf(root))
    void fetch(href, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
}

const fetching = new Map<string, Promise<void>>();

/**
 * The same in earnest: all files at once, so that none waits for another that names it. Scripts are imported only when their
 * files are there: what a document has once failed to import it never asks for again (as HTML says, and Chromium since 150).
 *
 * @throws Where one cannot be fetched; the next call asks again.
 */
export async function fetchSoon(root: HTMLElement): Promise<void> {
  await Promise.all(chunksOf(root).map(fetchOnce));
}

/**
 * From now on the page's own code counts as needed, and is fetched: somebody acts in it, or it has something to say.
 *
 * @throws Where a file cannot be fetched; the next call asks again.
 */
export function joinPage(root: HTMLElement): Promise<void> {
  const { pageChunks, chunks } = root.dataset;
  if (pageChunks !== undefined) root.dataset.chunks = `${chunks} ${pageChunks}`;
  delete root.dataset.pageChunks;
  return fetchSoon(root);
}

/** Whether the page's own code is neither fetched nor wanted yet. */
export function mayBeLeftOut(root: HTMLElement): boolean {
  return root.dataset.pageChunks !== undefined;
}

function fetchOnce(href: string): Promise<void> {
  const known = fetching.get(href);
  if (known !== undefined) return known;
  const attempt = fetchOne(href).catch((error: unknown) => {
    fetching.delete(href);
    throw error;
  });
  fetching.set(href, attempt);
  return attempt;
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

/** As the build has written them down: those of the frame first, and the page's own where they are wanted. */
function chunksOf(root: HTMLElement): string[] {
  return (root.dataset.chunks ?? '').split(' ').filter(Boolean);
}

function append(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
