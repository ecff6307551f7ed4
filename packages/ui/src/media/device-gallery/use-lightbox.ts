import { useEffect, useState } from 'react';
import type { Lightbox } from '../lightbox/index.ts';

type LightboxComponent = typeof Lightbox;

const load = () => import('../lightbox/lightbox.tsx').then(({ Lightbox }) => Lightbox);

/**
 * The full view is fetched on the first sign of interest, so that a page of galleries does not load it at once. If it
 * cannot be fetched, the link opens the picture.
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
