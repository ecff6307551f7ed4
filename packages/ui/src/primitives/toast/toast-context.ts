import { createContext, useContext } from 'react';
import type { ToastMessage } from './toast.types.ts';

export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Gives the function that shows a toast in the region of the ToastProvider above. */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (show === null) {
    throw new Error(
      'useToast has no ToastProvider above it, so there is no region to show a toast in. Put one around the app.',
    );
  }
  return show;
}
