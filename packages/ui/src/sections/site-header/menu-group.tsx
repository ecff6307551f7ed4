'use client';
import { useId } from 'react';
import { ArrowIcon, ChevronIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { NavigationMenu } from '../../primitives/navigation-menu/index.ts';
import { isBranch, isCurrent, isGroupActive } from './current.ts';
import { BranchRow, LinkRow } from './menu-link.tsx';
import type { NavGroup } from './site-header.types.ts';
import { headerClasses } from './site-header.variants.ts';

type GroupProps = { group: NavGroup; currentPath: string };

/** One group: a tab of the bar with its panel, or a section of the sheet. The links are rendered once for both. */
export function MenuGroup({ group, currentPath }: GroupProps) {
  const active = isGroupActive(group, currentPath);
  const entries = group.columns.flatMap((column) => column.items);
  return (
    <NavigationMenu.Item id={group.id} data-path={group.path} className={headerClasses.item()}>
      <NavigationMenu.Trigger active={active} className={headerClasses.trigger()}>
        <span className="lali-menu-label lali:relative">{group.label}</span>
        <ChevronIcon size={16} className={headerClasses.chevron()} />
      </NavigationMenu.Trigger>
      <NavigationMenu.Summary active={active} summaryClassName={headerClasses.summary()}>
        <span className={headerClasses.summaryText()}>
          <span className={headerClasses.summaryLabel()}>{group.label}</span>
          {/* A glance at what is inside; the list itself follows when the section opens. */}
          <span aria-hidden="true" className={headerClasses.summaryPreview()}>
            {entries.map((entry) => entry.label).join(', ')}
          </span>
        </span>
        <span className={headerClasses.summaryMark()}>
          <ChevronIcon size={24} className={headerClasses.chevron()} />
        </span>
      </NavigationMenu.Summary>
      <NavigationMenu.Panel className={headerClasses.panel()}>
        <div className={headerClasses.panelLayout()}>
          <Feature group={group} currentPath={currentPath} />
          {group.columns.map((column) => (
            <Column key={column.title} column={column} currentPath={currentPath} />
          ))}
        </div>
      </NavigationMenu.Panel>
    </NavigationMenu.Item>
  );
}

function Feature({ group: { feature }, currentPath }: GroupProps) {
  const Anchor = useLinkComponent();
  return (
    <div className={headerClasses.feature()}>
      <p className={headerClasses.featureTitle()}>{feature.title}</p>
      <p className={headerClasses.featureText()}>{feature.text}</p>
      <Anchor
        href={feature.href}
        aria-current={isCurrent(feature.href, currentPath) ? 'page' : undefined}
        className={headerClasses.featureAction()}
      >
        {feature.action}
        {/* As wide as nothing, in the padding: it follows the last word and never wraps without it. */}
        <ArrowIcon size={20} className="lali:ms-2 lali:-me-7 lali:inline-block lali:rtl:-scale-x-100" />
      </Anchor>
      <div className={headerClasses.featureFigure()}>{feature.figure}</div>
    </div>
  );
}

function Column({ column, currentPath }: { column: NavGroup['columns'][number]; currentPath: string }) {
  const titleId = useId();
  return (
    <div className={headerClasses.column()}>
      <p id={titleId} className={headerClasses.columnTitle()}>
        {column.title}
      </p>
      <ul aria-labelledby={titleId}>
        {column.items.map((entry) =>
          isBranch(entry) ? (
            <BranchRow key={entry.label} branch={entry} currentPath={currentPath} />
          ) : (
            <LinkRow key={entry.href} link={entry} currentPath={currentPath} />
          ),
        )}
      </ul>
    </div>
  );
}
