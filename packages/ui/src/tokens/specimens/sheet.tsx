import type { ReactNode } from 'react';

type SheetProps = {
  title: string;
  /** One or two sentences: what the rule is and why. */
  text: ReactNode;
  children: ReactNode;
};

/** A page of a foundations story: a title with its rule beside it, and the specimens below. */
export function Sheet({ title, text, children }: SheetProps) {
  return (
    <main className="surface-ground min-h-dvh">
      <div className="container-page grid gap-12 py-12 md:gap-16 md:py-20">
        <header className="grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-end">
          <h1 className="type-title md:col-span-7">{title}</h1>
          <p className="type-body measure text-muted md:col-span-4 md:col-start-9">{text}</p>
        </header>
        {children}
      </div>
    </main>
  );
}
