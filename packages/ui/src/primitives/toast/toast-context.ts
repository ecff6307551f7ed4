import { createContext, useContext } from 'react';
import type { ToastMessage } from './toast.types.ts';

interface Toasts {
  show: (message: ToastMessage) => void;
  clear: () => void;
}

export const ToastContext = createContext<Toasts | null>(null);

function useToasts(hook: string): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error(
      `${hook} has no ToastProvider above it, so there is no region to show a toast in. Put one around the app.`,
    );
  }
  return toasts;
}

/** Gives the function that shows a toast in the region of the ToastProvider above. */
export function useToast(): (message: ToastMessage) => void {
  return useToasts('useToast').show;
}

/** Gives the function that takes all toasts away: what they offer is over, or a dialog comes that they would cover. */
export function useClearToasts(): () => void {
  return useToasts('useClearToasts').clear;
}
