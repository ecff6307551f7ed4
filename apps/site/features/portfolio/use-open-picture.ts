import type { ProjectGallery } from '@laliaflia/ui';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewState } from '../../routing/view-state.ts';

interface Item {
  id: string;
  gallery: ProjectGallery;
}

/** The picture that this view opened itself, so that closing it may go back to where it was. */
interface Opened {
  openedPicture?: true;
}

/**
 * Keeps the picture that is in full view in the address, as `?picture=condor/2`, counted from 1: such an address opens it.
 * To open one is an entry of the history, so that Back closes it; to turn to the next one is none.
 */
export function useOpenPicture(): <T extends Item>(item: T) => T {
  const [picture] = useViewState('picture');
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const [, open, position] = /^([a-z0-9-]+)\/([1-6])$/.exec(picture ?? '') ?? [];
  const opened = (state as Opened | null)?.openedPicture === true;

  const change = useCallback(
    (id: string, index: number | null) => {
      if (index === null && opened) {
        navigate(-1);
        return;
      }
      const query = new URLSearchParams(search);
      query.delete('picture');
      const rest = query.toString();
      // Written by hand: URLSearchParams would turn the stroke into %2F.
      const shown = index === null ? '' : `picture=${id}/${index + 1}`;
      const all = [rest, shown].filter((part) => part !== '').join('&');
      navigate(
        { pathname, search: all, hash: `#${id}` },
        {
          replace: index === null || open !== undefined,
          preventScrollReset: true,
          state: index !== null && (opened || open === undefined) ? { openedPicture: true } : null,
        },
      );
    },
    [navigate, open, opened, pathname, search],
  );

  return (item) => ({
    ...item,
    gallery: {
      ...item.gallery,
      openIndex: item.id === open ? Number(position) - 1 : null,
      onOpenIndexChange: (index: number | null) => change(item.id, index),
    },
  });
}
