'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { type Feature, FeatureEntry, type Layout } from './feature-entry.tsx';

/* `rows`: the header is beside its rows if there is space for both. */
const featureFrameVariants = cva(
  'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-8',
  {
    variants: {
      layout: {
        ledger: 'lali:@3xl:gap-y-14',
        rows: 'lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@4xl:items-start lali:@4xl:gap-x-12',
        statements: 'lali:@3xl:gap-y-16',
      },
    },
  },
);

const featureListVariants = cva("lali:grid lali:grid-cols-[minmax(0,1fr)] lali:[list-style-type:'']", {
  variants: {
    layout: {
      ledger: 'lali:border-t-2 lali:border-current lali:@3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      rows: 'lali:border-b lali:border-soft',
      statements: 'lali:gap-y-14 lali:@3xl:gap-y-16',
    },
  },
});

export type { Feature };

export interface FeatureListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /**
   * `ledger`: two by two with large numerals, for areas of equal weight; an odd last one takes the whole width.
   * `rows`: one under the other beside the heading, for reasons and what one gets.
   * `statements`: titles set large, without rules, for two to five sentences that are to be kept in mind.
   * Default `rows`.
   */
  layout?: Layout;
  /** Numerals, and an ordered list. Default: in the ledger only. */
  numbered?: boolean;
  /** Without any, only the heading is shown. */
  items: readonly Feature[];
}

/** Related items, separated by rules and numerals instead of boxes. */
export function FeatureList({
  title,
  lead,
  layout = 'rows',
  numbered = layout === 'ledger',
  items,
  className,
  ...rest
}: FeatureListProps) {
  const headingId = useId();
  const List = numbered ? 'ol' : 'ul';
  const marked = numbered || items.some(({ icon }) => icon !== undefined);
  return (
    <section
      aria-labelledby={headingId}
      data-layout={layout}
      data-numbered={numbered ? '' : undefined}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className={featureFrameVariants({ layout })}>
        {layout !== 'rows' ? (
          <SectionHead
            id={headingId}
            title={title}
            look={layout === 'statements' ? 'subheading' : 'heading'}
            lead={lead && <span className="lali:text-soft">{lead}</span>}
          />
        ) : (
          <div className="lali:min-w-0 lali:@4xl:sticky lali:@4xl:top-[calc(var(--lali-header-height,0px)+2rem)]">
            <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
              {title}
            </h2>
            {lead ? (
              <p className="lali:mt-4 lali:max-w-[27em] lali:wrap-anywhere lali:text-soft">{lead}</p>
            ) : null}
          </div>
        )}
        {items.length > 0 ? (
          <List className={featureListVariants({ layout })}>
            {items.map((item, i) => (
              <FeatureEntry
                key={item.title}
                item={item}
                layout={layout}
                mark={item.icon ?? (numbered ? i + 1 : undefined)}
                marked={marked && layout !== 'statements'}
                many={items.length > 9}
              />
            ))}
          </List>
        ) : null}
      </div>
    </section>
  );
}
