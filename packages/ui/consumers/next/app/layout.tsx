import '@laliaflia/ui/fonts.css';
import '@laliaflia/ui/styles.css';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="laliaflia">
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
