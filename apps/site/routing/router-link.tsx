import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, TouchEvent } from 'react';
import { isAsleep } from './asleep.ts';
import { open, prefetch } from './navigation.ts';

/**
 * The anchor that the design system draws: a route of this site opens without a new document, everything else natively.
 * It uses no hook, because a page has about a hundred links and each would render again at every route change.
 */
export function RouterLink(props: ComponentProps<'a'>) {
  if (!isRoute(props)) return <a {...props} />;
  const { href, onClick, onPointerEnter, onFocus, onTouchStart, ...rest } = props;
  return (
    <a
      {...rest}
      href={href}
      onClick={chain(onClick, follow)}
      onPointerEnter={chain(onPointerEnter, fetchAhead)}
      onFocus={chain(onFocus, fetchAhead)}
      onTouchStart={chain(onTouchStart, fetchAhead)}
    />
  );
}

/** Props for the element around text that comes as HTML, such as an article: its links open like `RouterLink`. */
export const followLinks = {
  onClick: (event: MouseEvent<HTMLElement>) => within(event, (link) => openPlainly(event, link)),
  onPointerOver: (event: PointerEvent<HTMLElement>) => within(event, prefetchLink),
  onFocus: (event: FocusEvent<HTMLElement>) => within(event, prefetchLink),
  onTouchStart: (event: TouchEvent<HTMLElement>) => within(event, prefetchLink),
};

/** The same for the links that React knows nothing of: in static parts of the page, and in a page that sleeps. */
export function followPartLinks(): void {
  const inPart = <E extends Event>(event: E, act: (link: HTMLAnchorElement) => void) => {
    const { target } = event;
    if (target instanceof Element && target.closest(isAsleep() ? 'main' : '[data-static]'))
      within({ target }, act);
  };
  document.addEventListener('click', (event) => inPart(event, (link) => openPlainly(event, link)));
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, (event) => inPart(event, prefetchLink), { passive: true });
}

function within({ target }: { target: EventTarget }, act: (link: HTMLAnchorElement) => void): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const attributes = ['href', 'target', 'download'].map((name) => [
    name,
    link?.getAttribute(name) ?? undefined,
  ]);
  if (link !== null && isRoute(Object.fromEntries(attributes))) act(link);
}

function isRoute({ href = '', target, download }: ComponentProps<'a'>): boolean {
  const ownPath = href.startsWith('/') && !href.startsWith('//');
  const isFile = /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
  return ownPath && !isFile && (target ?? '_self') === '_self' && download === undefined;
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  openPlainly(event, event.currentTarget);
}

type PlainPress = Pick<
  globalThis.MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/** Handles only a plain click; the browser handles every other one. */
function openPlainly(event: PlainPress, link: HTMLAnchorElement): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link);
}

type Intent = PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement> | TouchEvent<HTMLAnchorElement>;

function fetchAhead({ currentTarget }: Intent): void {
  prefetchLink(currentTarget);
}

function prefetchLink({ pathname }: HTMLAnchorElement): void {
  prefetch(pathname);
}

function chain<E>(first: ((event: E) => void) | undefined, then: (event: E) => void): (event: E) => void {
  if (first === undefined) return then;
  return (event) => {
    first(event);
    then(event);
  };
}
