import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface FramedProps {
  /** In pixels, of the window that the page has. */
  width: number;
  title: string;
  children: ReactNode;
}

const attributes = ['class', 'lang', 'dir', 'data-path', 'data-brand', 'style'];

/** Takes over what the document around the frame has been given: style sheets and settings, now and later. */
function follow(page: Document): () => void {
  const copy = () => {
    const sheets = [...document.head.querySelectorAll('style, link[rel=stylesheet]')];
    page.head.replaceChildren(...sheets.map((sheet) => page.importNode(sheet, true)));
  };
  const settle = () => {
    for (const name of attributes) {
      const value = document.documentElement.getAttribute(name);
      if (value === null) page.documentElement.removeAttribute(name);
      else page.documentElement.setAttribute(name, value);
    }
  };
  copy();
  settle();
  const heads = new MutationObserver(copy);
  heads.observe(document.head, { childList: true });
  const roots = new MutationObserver(settle);
  roots.observe(document.documentElement, { attributeFilter: attributes });
  return () => {
    heads.disconnect();
    roots.disconnect();
  };
}

/** A window of its own, so that a page of this width has what belongs to it, media queries included. */
export function Framed({ width, title, children }: FramedProps) {
  const [page, setPage] = useState<Document | null>(null);
  // Always the same function: React calls another one again.
  const find = useCallback((frame: HTMLIFrameElement | null) => setPage(frame?.contentDocument ?? null), []);
  useLayoutEffect(() => (page ? follow(page) : undefined), [page]);
  return (
    <div className="lali:overflow-x-auto lali:p-4">
      <iframe
        ref={find}
        // Firefox replaces the first document of a frame.
        onLoad={({ currentTarget }) => find(currentTarget)}
        title={title}
        style={{ inlineSize: width }}
        className="lali:mx-auto lali:block lali:h-[calc(100dvh-7rem)] lali:max-w-none lali:rounded-control lali:border lali:border-line"
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
