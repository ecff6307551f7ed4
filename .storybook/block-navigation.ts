/**
 * Stops links and forms of a story from opening another document. Links to a place in the story work, and so does
 * everything that the story handles itself.
 * @returns Allows navigation again.
 */
export function blockNavigation(page: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('click', blockLink, { signal });
  page.addEventListener('submit', blockForm, { signal });
  return () => controller.abort();
}

function blockLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  const leaves = link !== null && !link.hasAttribute('target') && !/^(#|mailto:|tel:)/.test(href);
  if (leaves) event.preventDefault();
}

function blockForm(event: SubmitEvent): void {
  if (event.target instanceof Element && !event.target.hasAttribute('target')) event.preventDefault();
}
