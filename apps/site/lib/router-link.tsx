import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { prefetch, routeTo } from './prefetch.ts';

/** The anchor that the design system draws: a route of this site without a new document, everything else natively. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return isRoute(href, props) ? <RouteAnchor href={href} {...props} /> : <a href={href} {...props} />;
}

function isRoute(href: string, { target, download }: ComponentProps<'a'>): boolean {
  const ownPath = href.startsWith('/') && !href.startsWith('//');
  const isFile = /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
  return ownPath && !isFile && (target ?? '_self') === '_self' && download === undefined;
}

function RouteAnchor({ href, onClick, onPointerEnter, onFocus, onTouchStart, ...props }: RouteAnchorProps) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const fetchAhead = () => void prefetch(href);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = () => navigate(href, { replace: href === here });
    const target = routeTo(href);
    if (target.loaded() !== undefined) return void go();
    // The old page stays until the new one can be shown; one that cannot be fetched is left to the browser.
    target.load().then(go, () => location.assign(href));
  };

  return (
    <a
      href={useHref(href)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        fetchAhead();
      }}
      {...props}
    />
  );
}

interface RouteAnchorProps extends ComponentProps<'a'> {
  href: string;
}
