import { type RefObject, useRef } from 'react';

interface FocusEvents {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * For a dialog without a trigger: `first` takes the focus when it opens, and what had it gets it back when it closes.
 * Radix would let it fall to the document. The caller's own handlers come first and may prevent either.
 */
export function useFocusReturn(
  first: RefObject<HTMLElement | null>,
  { onOpenAutoFocus, onCloseAutoFocus }: FocusEvents,
): Required<FocusEvents> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      opener.current = document.activeElement;
      first.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
