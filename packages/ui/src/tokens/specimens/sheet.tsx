import { createContext, type ReactNode, useContext } from 'react';

/** A sheet is a page of its own; on a docs page, which has its own title, it is one section of several. */
export const SheetPlace = createContext<'page' | 'docs'>('page');

/** The level of the headings in a sheet, below its title. */
export const useSheetLevel = (): 2 | 3 => (useContext(SheetPlace) === 'docs' ? 3 : 2);

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
    <Root className="lali:surface-page lali:min-h-dvh">
      <div className="lali:container-page lali:grid lali:gap-12 lali:py-12 lali:md:gap-16 lali:md:py-20">
        <header className="lali:grid lali:gap-x-8 lali:gap-y-4 lali:md:grid-cols-12 lali:md:items-end">
          <Title className="lali:type-title lali:md:col-span-7">{title}</Title>
          <p className="lali:type-body lali:measure lali:text-text-soft lali:md:col-span-4 lali:md:col-start-9">
            {text}
          </p>
        </header>
        {children}
      </div>
    </Root>
  );
}
