import { ToastProvider } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { NewsProvider } from './news.tsx';

/** For whoever is signed in: the first view does without them. They outlive the screen that has told something. */
export default function Toasts({ children }: { children: ReactNode }) {
  return (
    <ToastProvider side="end">
      <NewsProvider>{children}</NewsProvider>
    </ToastProvider>
  );
}
