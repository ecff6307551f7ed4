'use client';
import { cx } from 'class-variance-authority';
import { FigureIcon } from '../../media/figure-icon/index.ts';
import { ChevronIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { isBranchActive, isCurrent } from './current.ts';
import type { NavBranch, NavEntry, NavLink } from './site-header.types.ts';
import { headerClasses } from './site-header.variants.ts';

type EntryTextProps = Pick<NavEntry, 'icon' | 'label' | 'description'> & {
  nested?: boolean;
  /** Others in the list have an icon: the label stands where theirs do. */
  indented?: boolean;
};

function EntryText({ icon, label, description, nested = false, indented = false }: EntryTextProps) {
  return (
    <>
      {(icon || indented) && (
        <span className={headerClasses.linkIcon({ nested })}>
          {icon && <FigureIcon name={icon} size={nested ? 22 : 30} />}
        </span>
      )}
      <span className={headerClasses.linkText()}>
        <span className={headerClasses.linkLabel()}>{label}</span>
        {description && <span className={headerClasses.linkLine({ nested })}>{description}</span>}
      </span>
    </>
  );
}

type LinkRowProps = { link: NavLink; currentPath: string; nested?: boolean; indented?: boolean };

/** A link of a panel, as an item of its list; it knows when it is the current page. */
export function LinkRow({ link, currentPath, nested = false, indented = false }: LinkRowProps) {
  const Anchor = useLinkComponent();
  return (
    <li>
      <Anchor
        href={link.href}
        aria-current={isCurrent(link.href, currentPath) ? 'page' : undefined}
        className={nested ? headerClasses.branchLink() : headerClasses.link()}
      >
        <EntryText {...link} nested={nested} indented={indented} />
      </Anchor>
    </li>
  );
}

/** A branch of a panel: the row that opens it, and its links with the overview first. */
export function BranchRow({ branch, currentPath }: { branch: NavBranch; currentPath: string }) {
  const active = isBranchActive(branch, currentPath);
  const links = [branch.overview, ...branch.links];
  const indented = links.some(({ icon }) => icon);
  return (
    <li>
      <NavigationMenu.Branch active={active}>
        <NavigationMenu.BranchTrigger
          data-active={active ? '' : undefined}
          className={cx(headerClasses.link(), headerClasses.branchTrigger())}
        >
          <EntryText {...branch} />
          <ChevronIcon className={headerClasses.chevron()} />
        </NavigationMenu.BranchTrigger>
        <NavigationMenu.BranchList className={headerClasses.branchList()}>
          {links.map((link) => (
            <LinkRow key={link.href} link={link} currentPath={currentPath} nested indented={indented} />
          ))}
        </NavigationMenu.BranchList>
      </NavigationMenu.Branch>
    </li>
  );
}
