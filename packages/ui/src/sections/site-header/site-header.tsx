'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { siteHeader } from '../../messages/en.ts';
import type { SiteHeaderLabels } from '../../messages/labels.ts';
import { CloseIcon, MenuIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { isCurrent } from './current.ts';
import { MenuGroup } from './menu-group.tsx';
import type { NavGroup } from './site-header.types.ts';
import { headerClasses } from './site-header.variants.ts';

/** Fetched when the sheet first opens; without it the sheet is complete. */
const SheetFigure = lazy(() =>
  import('../../media/living-figure/index.ts').then(
    ({ LivingFigure }) => ({ default: () => <LivingFigure cells={260} /> }),
    () => ({ default: () => <></> }),
  ),
);

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** Path of the current page, with its query if that matters. A change closes all menus. */
  currentPath: string;
  /** The menus, in order. */
  groups: readonly NavGroup[];
  /** The one button of the header, at the bottom of the phone menu. */
  action: { href: string; label: string };
  /** The home link. `mark` is decoration; the label names the link. */
  brand: { href: string; label: string; mark?: ReactNode };
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<SiteHeaderLabels>;
  /** Id of a group that is open at first, on wide windows. For screenshots and tests. */
  defaultOpen?: string;
};

/** The sticky header of all pages: mega menu from 48rem on, below that a full-height sheet from the same markup. */
export function SiteHeader({
  currentPath,
  groups,
  action,
  brand,
  labels,
  defaultOpen = '',
  className,
  ...rest
}: SiteHeaderProps) {
  const Anchor = useLinkComponent();
  const text = useWords('siteHeader', siteHeader, labels);
  const [enhanced, setEnhanced] = useState(false);
  useLayoutEffect(() => setEnhanced(true), []);
  const [sheetOpened, setSheetOpened] = useState(false);
  const current = (href: string) => (isCurrent(href, currentPath) ? 'page' : undefined);

  return (
    <header
      {...rest}
      data-enhanced={enhanced ? '' : undefined}
      className={cx(headerClasses.root(), className)}
    >
      <div className="lali:container-page">
        <Sheet.Root
          closeKey={currentPath}
          onOpenChange={() => setSheetOpened(true)}
          className={headerClasses.frame()}
        >
          <Anchor href={brand.href} aria-current={current(brand.href)} className={headerClasses.brand()}>
            {brand.mark}
            {brand.label}
          </Anchor>
          <Sheet.Toggle className={headerClasses.toggle()} summaryClassName={headerClasses.toggleButton()}>
            <span className="lali-when-closed">
              <MenuIcon />
              {text.menu}
            </span>
            <span className="lali-when-open">
              <CloseIcon />
              {text.close}
            </span>
          </Sheet.Toggle>
          <Sheet.Body className={headerClasses.sheet()}>
            <div className={headerClasses.sheetLayout()}>
              <NavigationMenu.Root
                label={text.navigation}
                closeKey={currentPath}
                defaultValue={defaultOpen}
                className={headerClasses.nav()}
              >
                <NavigationMenu.List className={headerClasses.list()}>
                  {groups.map((group) => (
                    <MenuGroup key={group.id} group={group} currentPath={currentPath} />
                  ))}
                </NavigationMenu.List>
                <div aria-hidden="true" className={headerClasses.sheetMark()}>
                  {/* Drawn when it is first seen: the HTML of every page does without it. */}
                  {sheetOpened && (
                    <Suspense>
                      <SheetFigure />
                    </Suspense>
                  )}
                </div>
              </NavigationMenu.Root>
              <div className={headerClasses.actionBar()}>
                <Anchor
                  href={action.href}
                  aria-current={current(action.href)}
                  className={headerClasses.action()}
                >
                  {action.label}
                </Anchor>
              </div>
            </div>
          </Sheet.Body>
        </Sheet.Root>
      </div>
    </header>
  );
}
