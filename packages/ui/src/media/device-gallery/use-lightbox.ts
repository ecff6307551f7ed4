import { useEffect, useState } from 'react';
import type { Lightbox } from '../lightbox/index.ts';

type LightboxComponent = typeof Lightbox;

const load = () => import('../lightbox/lightbox.tsx').then(({ Lightbox }) => Lightbox);

/**
 * The full view is fetched when somebody is about to open it, so that a page of galleries does not carry it. If it cannot
 * be fetched, the picture opens as the link says.
 */
export function useLightbox(href: string | null) {
  const [Loaded, setLoaded] = useState<{ Component: LightboxComponent } | null>(null);
  useEffect(() => {
    if (href === null || Loaded) return;
    let current = true;
    load().then(
      (Component) => current && setLoaded({ Component }),
      () => current && window.location.assign(href),
    );
    return () => {
      current = false;
    };
  }, [href, Loaded]);
  return { Lightbox: Loaded?.Component, prepare: () => void load().catch(() => undefined) };
}
