/*
 * A story is looked at: a link to a place in it leads there, every other link and every form that the story does not
 * answer itself goes nowhere, where it would put another document in the place of the story.
 */
export function stayInStory(page: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('click', stayByLink, { signal });
  page.addEventListener('submit', stayByForm, { signal });
  return () => controller.abort();
}

function stayByLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  const leaves = link !== null && !link.hasAttribute('target') && !/^(#|mailto:|tel:)/.test(href);
  if (leaves) event.preventDefault();
}

function stayByForm(event: SubmitEvent): void {
  if (event.target instanceof Element && !event.target.hasAttribute('target')) event.preventDefault();
}
