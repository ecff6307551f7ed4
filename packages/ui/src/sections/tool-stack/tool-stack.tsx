'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';

/* Flat: the words run on beside the heading. Grouped: a table under it. */
const toolFrameVariants = cva('lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-6', {
  variants: {
    look: {
      flat: 'lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@4xl:items-start lali:@4xl:gap-x-12',
      grouped: '',
    },
  },
});

/* Each name but the last has its comma after it, at the end of a line too: it separates what stands on two lines. */
const toolListVariants = cva(
  "lali:text-balance lali:font-display lali:tracking-[-0.015em] lali:[font-weight:var(--lali-weight-display)] lali:[list-style-type:'']",
  {
    variants: {
      look: {
        flat: 'lali:text-[clamp(1.75rem,4.2cqi,3.375rem)] lali:leading-[1.12]',
        // A table of names and notes.
        noted: 'lali:text-[clamp(1.75rem,3cqi,2.25rem)] lali:leading-[1.12]',
        grouped: 'lali:text-[clamp(1.375rem,2.9cqi,2.25rem)] lali:leading-[1.2]',
      },
    },
  },
);

/** A name, or a name with what it is for, in a few words. */
export type Tool = string | { name: string; note: string };

export interface ToolGroup {
  title: string;
  /** Each name once. A group without any is not shown. */
  tools: readonly Tool[];
}

interface BaseProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
}

interface GroupedProps extends BaseProps {
  /** A typographic table: what the tools are for, and their names. */
  groups: readonly ToolGroup[];
  tools?: never;
}

interface FlatProps extends BaseProps {
  /** One run of large words beside the heading, for lists that need no labels: industries, platforms. */
  tools: readonly Tool[];
  groups?: never;
}

export type ToolStackProps = GroupedProps | FlatProps;

/** Names, set large: with labels a table, without them a line that runs on. */
export function ToolStack({ title, lead, groups, tools, className, ...rest }: ToolStackProps) {
  const headingId = useId();
  const look = groups === undefined ? 'flat' : 'grouped';
  const shown = groups?.filter((group) => group.tools.length > 0) ?? [];
  return (
    <section
      aria-labelledby={headingId}
      data-look={look}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className={toolFrameVariants({ look })}>
        {look === 'grouped' ? (
          <SectionHead
            id={headingId}
            title={title}
            lead={lead && <span className="lali:text-soft">{lead}</span>}
          />
        ) : (
          <div className="lali:min-w-0">
            <h2 id={headingId} className="lali:type-subheading lali:wrap-anywhere">
              {title}
            </h2>
            {lead ? (
              <p className="lali:mt-3 lali:max-w-[27em] lali:wrap-anywhere lali:text-soft">{lead}</p>
            ) : null}
          </div>
        )}
        {shown.length > 0 ? (
          <dl className="lali:border-t-2 lali:border-current">
            {shown.map((group) => (
              <div
                key={group.title}
                className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:gap-y-1 lali:border-b lali:border-soft lali:py-4 lali:@3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@3xl:items-baseline"
              >
                <dt className="lali:min-w-0 lali:wrap-anywhere lali:text-soft">{unbroken(group.title)}</dt>
                <dd className="lali:min-w-0">
                  <Names tools={group.tools} look={look} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {tools && tools.length > 0 ? <Names tools={tools} look={look} /> : null}
      </div>
    </section>
  );
}

/** The comma between two names is visible, but not read aloud. */
function Names({ tools, look }: { tools: readonly Tool[]; look: 'flat' | 'grouped' }) {
  return (
    <div className="lali:min-w-0">
      <ul
        className={toolListVariants({
          look: tools.every((tool) => typeof tool !== 'string') ? 'noted' : look,
        })}
      >
        {tools.map((tool) => {
          const { name, note } = typeof tool === 'string' ? { name: tool, note: undefined } : tool;
          return (
            <li
              key={name}
              className={cx(
                'lali:inline-block lali:max-w-full lali:wrap-anywhere',
                note
                  ? 'lali:w-full lali:border-b lali:border-soft lali:py-2.5 lali:first:pt-0 lali:@2xl:grid lali:@2xl:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] lali:@2xl:items-baseline lali:@2xl:gap-x-6'
                  : "lali:not-last:me-[0.3em] lali:not-last:after:content-[','_/_'']",
              )}
            >
              {name}
              {note ? (
                <span className="lali:type-small lali:block lali:font-text lali:tracking-normal lali:text-soft">
                  {' '}
                  {note}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
