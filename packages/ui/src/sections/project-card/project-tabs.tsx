'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { Tabs } from '../../primitives/tabs/index.ts';
import { ProjectCard, type ProjectCardProps } from './project-card.tsx';

export interface ProjectTabsItem extends Omit<ProjectCardProps, 'headingLevel' | 'ref' | 'id'> {
  /** Names the tab and its panel: letters, digits and hyphens. */
  id: string;
  /** The client, whose name is the tab. */
  client: string;
  /** The client's Wordmark, in place of the name. */
  mark?: ReactNode;
}

export interface ProjectTabsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section; its row of tabs has the same name. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** Two to five. The first one shows; without any, nothing is drawn. */
  items: readonly ProjectTabsItem[];
  /** A last line under the projects: a link to all of them. */
  more?: ReactNode;
}

/**
 * Projects in one frame, chosen by their clients. All of them are in the HTML; before scripts a client is a link to its
 * project. Spans the width of the window, as the projects do.
 */
export function ProjectTabs({ title, lead, items, more, className, ...rest }: ProjectTabsProps) {
  const headingId = useId();
  const [first] = items;
  if (first === undefined) return null;
  return (
    <section
      aria-labelledby={headingId}
      data-count={items.length}
      className={cx('lali:@container lali:overflow-x-clip', className)}
      {...rest}
    >
      <Tabs.Root defaultValue={first.id}>
        <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-5">
          <SectionHead id={headingId} title={title} lead={lead} />
          <Tabs.List label={title}>
            {items.map(({ id, client, mark }) => (
              <Tabs.Tab key={id} value={id}>
                {mark ?? client}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {items.map(({ id, mark: _mark, ...project }) => (
          <Tabs.Panel key={id} value={id}>
            {/* The panel's own padding is for its focus ring; a project runs from edge to edge. */}
            <div className="lali:-mx-2 lali:pt-4">
              <ProjectCard {...project} id={id} headingLevel={3} />
            </div>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {more ? <div className="lali:container-page lali:mt-8">{more}</div> : null}
    </section>
  );
}
