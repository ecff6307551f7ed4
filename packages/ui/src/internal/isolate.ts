/** These speak or hold the focus for the whole page, whatever lies above it. */
const spared = 'script, style, link, [aria-live], [data-radix-focus-guard]';

/** Makes everything outside a container inert; the returned function gives it back. */
export function isolate(container: Element): () => void {
  const silenced: Element[] = [];
  for (
    let node = container;
    node.parentElement !== null && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || sibling.hasAttribute('inert') || sibling.matches(spared)) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
  }
  return () => {
    for (const element of silenced) element.removeAttribute('inert');
  };
}
