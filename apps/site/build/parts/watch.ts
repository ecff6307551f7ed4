/* What a part uses while the build renders it alone. Part of the server's bundle. */

let used: Set<string> | undefined;

/** Renders, and says what of React's it took that only works in a browser. */
export function watched(render: () => string): { html: string; used: ReadonlySet<string> } {
  const mine = new Set<string>();
  used = mine;
  try {
    return { html: render(), used: mine };
  } finally {
    used = undefined;
  }
}

export function note(what: string): void {
  used?.add(what);
}

/** Handlers and refs on an element of the page; two of a picture only replace it where it is missing. */
export function noteProps(type: unknown, props: unknown): void {
  if (used === undefined || typeof type !== 'string' || !props) return;
  for (const [name, value] of Object.entries(props)) {
    const isOfMissing = type === 'img' && (name === 'ref' || name === 'onError');
    if (!isOfMissing && (typeof value === 'function' || (name === 'ref' && value))) used.add(name);
  }
}

const figures = new Set<string>();

/** A section has drawn a figure that only its content decides about. */
export function noteFigure(section: string): void {
  figures.add(section);
}

export function shownFigures(): string[] {
  return [...figures];
}
