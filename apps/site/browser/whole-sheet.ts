/**
 * A page contains the rules that it can use as it was delivered. What scripts put in later needs all of them, so the
 * whole sheet is there before scripts take over. Nothing changes by it: it repeats the rules of the page in their order, and
 * leaves the faces of the fonts to the page.
 */
export function takeWholeSheet(root: HTMLElement): Promise<void> {
  const href = root.dataset.stylesheet;
  // The development server brings the styles by script.
  if (href === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${href} could not be fetched.`));
    });
    document.head.append(link);
  });
}
