import { createContext, type ReactNode, useContext } from 'react';

/** A sheet is a page of its own; on a docs page, which has its own title, it is one section of several. */
export const SheetPlace = createContext<'page' | 'docs'>('page');

type SheetProps = {
  title: string;
  /** One or two sentences: what the rule is and why. */
  text: ReactNode;
  children: ReactNode;
};

/** A page of a foundations story: a title with its rule beside it, and the specimens below. */
export function Sheet({ title, text, children }: SheetProps) {
  const [Root, Title] =
    useContext(SheetPlace) === 'docs' ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Root className="surface-ground min-h-dvh">
      <div className="container-page grid gap-12 py-12 md:gap-16 md:py-20">
        <header className="grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-end">
          <Title className="type-title md:col-span-7">{title}</Title>
          <p className="type-body measure text-muted md:col-span-4 md:col-start-9">{text}</p>
        </header>
        {children}
      </div>
    </Root>
  );
}
