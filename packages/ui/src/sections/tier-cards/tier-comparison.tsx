/* biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its display is no longer one. */
/* biome-ignore-all lint/a11y/useSemanticElements: the elements are those of a table; the roles only repeat them. */
'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { tierComparison } from '../../messages/en.ts';
import type { TierComparisonLabels } from '../../messages/labels.ts';
import { Link } from '../../primitives/link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { type TierValue, Value } from './tier-value.tsx';

/**
 * Stays in view while the rows scroll below it. Hidden visually, but still read, if the values have their column's
 * name.
 */
const comparisonHeadVariants = cva('lali:block lali:bg-[var(--lali-surface,var(--lali-color-page))]', {
  variants: {
    size: {
      few: 'lali:sr-only lali:@xs:not-sr-only lali:@xs:sticky lali:@xs:top-[var(--lali-header-height,0px)] lali:@xs:z-10',
      many: 'lali:sr-only lali:@3xl:not-sr-only lali:@3xl:sticky lali:@3xl:top-[var(--lali-header-height,0px)] lali:@3xl:z-10',
    },
  },
});

const comparisonCellVariants = cva('lali:min-w-0 lali:text-start lali:wrap-anywhere', {
  variants: {
    part: {
      /* Three names beside each other in a phone: no ordinary word breaks. */
      head: 'lali:block lali:pt-4 lali:pb-4 lali:align-bottom lali:font-display lali:text-[min(1.0625rem,4.2cqi)] lali:leading-tight lali:font-[640] lali:tracking-[-0.01em] lali:@3xl:px-5 lali:@3xl:text-[1.25rem]',
      body: 'lali:flex lali:flex-wrap lali:items-start lali:gap-x-4 lali:py-3 lali:font-semibold lali:@3xl:px-5 lali:@3xl:py-4',
    },
    recommended: { true: '', false: '' },
    /* Text without a fill begins where its rule does. */
    begins: { true: 'lali:pe-2', false: 'lali:px-2' },
  },
  compoundVariants: [
    { part: 'head', recommended: true, class: 'lali:surface-secondary lali:rounded-t-[14px]' },
  ],
});

export interface TierComparisonGroup<Id extends string = string> {
  /** Without a title the rows simply follow. */
  title?: string;
  rows: readonly {
    label: string;
    /** A second line in the row's header. */
    note?: string;
    /** One value for every tier; a missing one is a type error. */
    values: Readonly<Record<Id, TierValue>>;
  }[];
}

export type { TierComparisonLabels, TierValue };

export interface TierComparisonProps<Id extends string = string>
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** The columns: two to five. */
  tiers: readonly { id: Id; title: string; href?: string }[];
  /** Lines of the table under their headings; each line has a value for every tier, which the types demand. */
  groups: readonly TierComparisonGroup<NoInfer<Id>>[];
  /** Id of the column that is filled with the secondary colour. */
  recommended?: NoInfer<Id>;
  /** BCP 47 tag for amounts. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TierComparisonLabels>;
}

/** Every line of every offer in one table, which becomes a stack of cards if there is no space for columns. */
export function TierComparison<const Id extends string>({
  title,
  lead,
  tiers,
  groups,
  recommended,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: TierComparisonProps<Id>) {
  const headingId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('tierComparison', tierComparison, labels);
  const size = tiers.length > 3 ? 'many' : 'few';
  const beginsRow = (id: Id) => size === 'few' && id === tiers[0]?.id && id !== recommended;
  const strip = tiers.findIndex(({ id }) => id === recommended);
  const grid = { '--lali-tiers': tiers.length, '--lali-strip': strip + 1 } as CSSProperties;
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
          {title}
        </h2>
        {lead ? (
          <p className="lali:measure lali:mt-4 lali:wrap-anywhere lali:text-text-soft">{lead}</p>
        ) : null}
        <table
          role="table"
          aria-labelledby={headingId}
          data-size={size}
          style={grid}
          className="lali:group/table lali:relative lali:mt-8 lali:block lali:border-b lali:border-line lali:@4xl:mt-10"
        >
          <thead role="rowgroup" className={comparisonHeadVariants({ size })}>
            <tr role="row" className={row}>
              <th role="columnheader" scope="col" className="lali:hidden lali:text-start lali:@3xl:block">
                <VisuallyHidden>{said.feature}</VisuallyHidden>
              </th>
              {tiers.map((tier) => (
                <th
                  key={tier.id}
                  role="columnheader"
                  scope="col"
                  data-recommended={tier.id === recommended ? '' : undefined}
                  className={comparisonCellVariants({
                    part: 'head',
                    recommended: tier.id === recommended,
                    begins: beginsRow(tier.id),
                  })}
                >
                  {tier.href === undefined ? (
                    tier.title
                  ) : (
                    <Link href={tier.href} tone="current">
                      {tier.title}
                    </Link>
                  )}
                  {tier.id === recommended ? <VisuallyHidden> ({said.recommended})</VisuallyHidden> : null}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups without a title have nothing else, and never move.
            <tbody key={i} role="rowgroup" className="lali:block">
              {group.title === undefined ? null : (
                <tr role="row" className={cx(row, strip >= 0 && stripe)}>
                  <th
                    role="rowheader"
                    scope="rowgroup"
                    colSpan={tiers.length + 1}
                    className={cx(
                      'lali:type-subheading lali:col-span-full lali:row-start-1 lali:block lali:pt-12 lali:pb-4 lali:text-start lali:wrap-anywhere lali:@3xl:px-0',
                      size === 'many' && 'lali:px-2',
                    )}
                  >
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map(({ label, note, values }) => (
                <tr
                  key={label}
                  role="row"
                  className={cx(row, 'lali:border-t lali:border-line', strip >= 0 && stripe)}
                >
                  <th
                    role="rowheader"
                    scope="row"
                    className={cx(
                      'lali:col-span-full lali:block lali:pt-4 lali:text-start lali:font-normal lali:wrap-anywhere lali:@3xl:col-span-1 lali:@3xl:py-4 lali:@3xl:ps-0 lali:@3xl:pe-6',
                      size === 'many' && 'lali:px-2',
                    )}
                  >
                    {label}
                    {note ? (
                      <span className="lali:type-small lali:block lali:text-text-soft">{note}</span>
                    ) : null}
                  </th>
                  {tiers.map((tier) => (
                    <td
                      key={tier.id}
                      role="cell"
                      data-recommended={tier.id === recommended ? '' : undefined}
                      className={comparisonCellVariants({
                        part: 'body',
                        recommended: tier.id === recommended,
                        begins: beginsRow(tier.id),
                      })}
                    >
                      {/* If the table header has no space, each value has the name of its column. */}
                      <span aria-hidden="true" className={columnName[size]}>
                        {tier.title}
                      </span>
                      <span className="lali:min-w-6 lali:max-w-full">
                        <Value value={values[tier.id]} locale={locale} labels={said} />
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

const row =
  'lali:grid lali:grid-cols-1 lali:@xs:group-data-[size=few]/table:grid-cols-[repeat(var(--lali-tiers),minmax(0,1fr))] lali:@3xl:group-data-[size=few]/table:grid-cols-[minmax(0,1.35fr)_repeat(var(--lali-tiers),minmax(0,1fr))] lali:@3xl:group-data-[size=many]/table:grid-cols-[minmax(0,1.35fr)_repeat(var(--lali-tiers),minmax(0,1fr))]';

/** The tint of the recommended column: only where it is one piece, which labels above their values would cut. */
const stripe =
  "lali:@3xl:relative lali:@3xl:isolate lali:@3xl:before:absolute lali:@3xl:before:inset-0 lali:@3xl:before:-z-10 lali:@3xl:before:col-start-[calc(var(--lali-strip)+1)] lali:@3xl:before:col-end-[calc(var(--lali-strip)+2)] lali:@3xl:before:bg-[color-mix(in_oklab,var(--lali-color-secondary-text)_9%,transparent)] lali:@3xl:before:content-['']";

const columnName = {
  few: 'lali:me-auto lali:max-w-full lali:text-text-soft lali:@xs:hidden',
  many: 'lali:me-auto lali:max-w-full lali:text-text-soft lali:@3xl:hidden',
} as const;
