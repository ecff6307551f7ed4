'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ProjectCard, type ProjectCardProps } from './project-card.tsx';

/* Under a title of their own they are one section of several, and stand closer. */
const projectListVariants = cva("lali:grid lali:grid-cols-[minmax(0,1fr)] lali:[list-style-type:'']", {
  variants: {
    rhythm: {
      titled: 'lali:mt-8 lali:gap-y-16',
      stacked: 'lali:gap-y-20 lali:@4xl:gap-y-28',
      beside: 'lali:gap-y-16 lali:@4xl:gap-y-20',
      wide: 'lali:gap-y-16 lali:@4xl:gap-y-20',
    },
    apart: { true: 'lali:mt-12 lali:@4xl:mt-16', false: '' },
  },
});

interface BaseProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** In their order of weight. `id` is the anchor of each, unique on the page. */
  items: readonly (Omit<ProjectCardProps, 'headingLevel' | 'ref'> & { id: string })[];
  /** What chooses among them, such as a FilterBar, above the first. Default: nothing. */
  filter?: ReactNode;
  /** Shown instead of the projects if there are none. */
  empty?: ReactNode;
  /** `beside`: each with its screens beside its words, closer to each other. Default `stacked`. */
  layout?: ProjectCardProps['layout'];
  /** A last line under the projects: a link to all of them. */
  more?: ReactNode;
}

/** With a title the projects are of level 3, in the smaller size. */
interface TitledProps extends BaseProps {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  label?: never;
}

/** Without one they are the sections of their page, level 2, and the list has a name that is heard only. */
interface NamedProps extends BaseProps {
  /** Name of the list if there is no title above it. */
  label: string;
  title?: never;
  lead?: never;
}

export type ProjectsProps = TitledProps | NamedProps;

/** Projects one below the other, from edge to edge of the window. */
export function Projects(props: ProjectsProps) {
  const { items, filter, empty, more, layout = 'stacked', title, lead, label, className, ...rest } = props;
  const headingId = useId();
  return (
    <section
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
      data-count={items.length}
      className={cx('lali:@container lali:overflow-x-clip', className)}
      {...rest}
    >
      {title === undefined && !filter ? null : (
        <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-8">
          {title === undefined ? null : <SectionHead id={headingId} title={title} lead={lead} />}
          {filter}
        </div>
      )}
      {items.length > 0 ? (
        <ul
          className={projectListVariants({
            rhythm: title === undefined ? layout : 'titled',
            apart: title === undefined && (layout === 'stacked' || filter !== undefined),
          })}
        >
          {items.map(({ id, className: own, ...item }) => (
            <li key={id} className="lali:min-w-0">
              <ProjectCard
                layout={layout}
                {...item}
                id={id}
                headingLevel={title === undefined ? 2 : 3}
                className={cx('lali:scroll-mt-[calc(var(--lali-header-height,0px)+2rem)]', own)}
              />
            </li>
          ))}
        </ul>
      ) : empty ? (
        <div className="lali:container-page lali:mt-12">
          <EmptyState rule="both" title={empty} />
        </div>
      ) : null}
      {more ? <div className="lali:container-page lali:mt-12">{more}</div> : null}
    </section>
  );
}
