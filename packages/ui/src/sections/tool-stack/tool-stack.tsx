'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';

/* Flat: the words run on beside the heading. Grouped: a table under it. */
const toolFrameVariants = cva('container-page grid grid-cols-[minmax(0,1fr)] gap-y-8', {
  variants: {
    look: {
      flat: '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:items-start @4xl:gap-x-12',
      grouped: '@3xl:gap-y-12',
    },
  },
});

/* Each name has its stroke before it; the first of a line has it outside the clipped edge. */
const toolListVariants = cva(
  "-ms-[0.95em] text-balance font-display tracking-[-0.015em] [font-weight:var(--weight-display)] [list-style-type:'']",
  {
    variants: {
      look: {
        flat: 'text-[clamp(1.75rem,4.2cqi,3.375rem)] leading-[1.12]',
        grouped: 'text-[clamp(1.375rem,2.9cqi,2.25rem)] leading-[1.2]',
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
    <section aria-labelledby={headingId} data-look={look} className={cx('@container', className)} {...rest}>
      <div className={toolFrameVariants({ look })}>
        {look === 'grouped' ? (
          <SectionHead
            id={headingId}
            title={title}
            lead={lead && <span className="text-soft">{lead}</span>}
          />
        ) : (
          <div className="min-w-0">
            <h2 id={headingId} className="type-subheading wrap-anywhere">
              {title}
            </h2>
            {lead ? <p className="mt-3 max-w-[27em] wrap-anywhere text-soft">{lead}</p> : null}
          </div>
        )}
        {shown.length > 0 ? (
          <dl className="border-t-2 border-current">
            {shown.map((group) => (
              <div
                key={group.title}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-3 border-b border-soft py-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @3xl:items-baseline @3xl:py-8"
              >
                <dt className="min-w-0 wrap-anywhere text-soft">{unbroken(group.title)}</dt>
                <dd className="min-w-0">
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

/** The stroke between two names is visible, but not read aloud. */
function Names({ tools, look }: { tools: readonly Tool[]; look: 'flat' | 'grouped' }) {
  return (
    <div className="min-w-0 overflow-x-clip">
      <ul className={toolListVariants({ look })}>
        {tools.map((tool) => {
          const { name, note } = typeof tool === 'string' ? { name: tool, note: undefined } : tool;
          return (
            <li
              key={name}
              className={cx(
                "relative inline-block max-w-full ps-[0.95em] wrap-anywhere before:absolute before:start-[0.32em] before:font-normal before:text-signal before:content-['/'_/_'']",
                note && 'w-full not-last:mb-3 @2xl:not-last:mb-0',
              )}
            >
              {name}
              {note ? (
                <span className="type-small block tracking-normal text-soft @2xl:ms-[0.6em] @2xl:inline-block">
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
