/** Fetches all that hydration needs, behind everything else and without running it: the first act finds it on the device. */
export function prefetchChunks(root: HTMLElement): void {
  if (savesData()) return;
  // Not as a link: Firefox lets the policy's default decide about `prefetch`, which is 'none', and WebKit does not know it.
  for (const href of chunksOf(root))
    void fetch(href, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
}

/** The same in earnest: all files at once, so that none waits for another that names it. */
export function fetchSoon(root: HTMLElement): void {
  for (const href of chunksOf(root)) {
    const isScript = href.endsWith('.js');
    append(
      isScript
        ? { rel: 'modulepreload', href }
        : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href },
    );
  }
  root.dataset.chunks = '';
}

/** The visitor has asked the browser to fetch little. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** As the build has written them down. */
function chunksOf(root: HTMLElement): string[] {
  return (root.dataset.chunks ?? '').split(' ').filter(Boolean);
}

function append(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}
