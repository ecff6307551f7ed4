import { LogoMark } from '@laliaflia/ui';
import { type ReactNode, useEffect } from 'react';
import { desk } from '../content/sign-in.ts';

/** One thing to do, in the middle of the window. */
export function Doorway({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | ${desk.title}`;
  }, [title]);
  return (
    <main className="lali:mx-auto lali:grid lali:min-h-dvh lali:w-full lali:max-w-[28rem] lali:content-center lali:gap-8 lali:px-5 lali:py-12">
      <LogoMark size={56} />
      {children}
    </main>
  );
}
