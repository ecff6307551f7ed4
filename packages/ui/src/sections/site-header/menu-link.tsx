'use client';
import { cx } from 'class-variance-authority';
import { FigureIcon } from '../../media/figure-icon/index.ts';
import { ChevronIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { isBranchActive, isCurrent } from './current.ts';
import type { NavBranch, NavEntry, NavLink } from './site-header.types.ts';
import { headerClasses } from './site-header.variants.ts';

type EntryTextProps = Pick<NavEntry, 'icon' | 'label' | 'description'> & { nested?: boolean };

function EntryText({ icon, label, description, nested = false }: EntryTextProps) {
  return (
    <>
      {icon && (
        <span className={headerClasses.linkIcon({ nested })}>
          <FigureIcon name={icon} size={nested ? 22 : 30} />
        </span>
      )}
      <span className={headerClasses.linkText()}>
        <span className={headerClasses.linkLabel()}>{label}</span>
        {description && <span className={headerClasses.linkLine({ nested })}>{description}</span>}
      </span>
    </>
  );
}

type LinkRowProps = { link: NavLink; currentPath: string; nested?: boolean };

export function LinkRow({ link, currentPath, nested = false }: LinkRowProps) {
  const Anchor = useLinkComponent();
  return (
    <li>
      <Anchor
        href={link.href}
        aria-current={isCurrent(link.href, currentPath) ? 'page' : undefined}
        className={nested ? headerClasses.branchLink() : headerClasses.link()}
      >
        <EntryText {...link} nested={nested} />
      </Anchor>
    </li>
  );
}

export function BranchRow({ branch, currentPath }: { branch: NavBranch; currentPath: string }) {
  const active = isBranchActive(branch, currentPath);
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
          {[branch.overview, ...branch.links].map((link) => (
            <LinkRow key={link.href} link={link} currentPath={currentPath} nested />
          ))}
        </NavigationMenu.BranchList>
      </NavigationMenu.Branch>
    </li>
  );
}
