import { LogoMark } from '@laliaflia/ui';
import { type ReactNode, useEffect } from 'react';
import { desk } from '../content/sign-in.ts';

/** One thing to do, in the middle of the window or beside the mark, which the window cuts. */
export function Doorway({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | ${desk.title}`;
  }, [title]);
  return (
    <main className="lali:grid lali:min-h-dvh lali:overflow-clip lali:lg:grid-cols-2">
      <div className="lali:mx-auto lali:grid lali:w-full lali:max-w-[28rem] lali:content-center lali:gap-8 lali:px-5 lali:py-12">
        <LogoMark size={56} className="lali:lg:hidden" />
        {children}
      </div>
      <LogoMark
        size={760}
        className="lali:hidden lali:max-h-dvh lali:shrink-0 lali:self-center lali:lg:block"
      />
    </main>
  );
}
