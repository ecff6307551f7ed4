/* biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its display is no longer one. */
/* biome-ignore-all lint/a11y/useSemanticElements: the elements are those of a table; the roles only repeat them. */
'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, Fragment, type ReactNode, useId } from 'react';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { formatAmount, type Price } from '../../internal/price.ts';
import { tierComparison } from '../../messages/en.ts';
import type { TierComparisonLabels } from '../../messages/labels.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Dash } from './tier-lines.tsx';

/**
 * Stays in view while the rows scroll below it. Hidden visually, but still read, if the values have their column's
 * name.
 */
const comparisonHeadVariants = cva('block bg-[var(--surface,var(--color-ground))]', {
  variants: {
    size: {
      few: 'sr-only @xs:not-sr-only @xs:sticky @xs:top-[var(--header-height,0px)] @xs:z-10',
      many: 'sr-only @3xl:not-sr-only @3xl:sticky @3xl:top-[var(--header-height,0px)] @3xl:z-10',
    },
  },
});

const comparisonCellVariants = cva('min-w-0 text-start wrap-anywhere', {
  variants: {
    part: {
      /* Three names beside each other in a phone: no ordinary word breaks. */
      head: 'block px-2 pt-4 pb-4 align-bottom font-display text-[min(1.0625rem,4.2cqi)] leading-tight font-[640] tracking-[-0.01em] @3xl:px-5 @3xl:text-[1.25rem]',
      body: 'flex flex-wrap items-start gap-x-4 px-2 py-3 font-semibold @3xl:px-5 @3xl:py-4',
    },
    recommended: { true: '', false: '' },
  },
  compoundVariants: [
    { part: 'head', recommended: true, class: 'surface-leaf rounded-t-[14px]' },
    {
      part: 'body',
      recommended: true,
      class: 'bg-[color-mix(in_oklab,var(--color-leaf-text)_9%,transparent)]',
    },
  ],
});

/** Has it, has it not, how much of it, or what it costs. */
export type TierValue = boolean | string | Price;

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

export type { TierComparisonLabels };

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
  /** Id of the column that is filled with leaf. */
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
  const grid = { '--tiers': tiers.length } as CSSProperties;
  const strip = tiers.findIndex(({ id }) => id === recommended);
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <h2 id={headingId} className="type-heading wrap-anywhere">
          {title}
        </h2>
        {lead ? <p className="measure mt-4 wrap-anywhere text-muted">{lead}</p> : null}
        <table
          role="table"
          aria-labelledby={headingId}
          data-size={size}
          style={grid}
          className="group/table relative mt-8 block border-b border-line @4xl:mt-10"
        >
          <thead role="rowgroup" className={comparisonHeadVariants({ size })}>
            <tr role="row" className={row}>
              <th role="columnheader" scope="col" className="hidden text-start @3xl:block">
                <VisuallyHidden>{said.feature}</VisuallyHidden>
              </th>
              {tiers.map((tier) => (
                <th
                  key={tier.id}
                  role="columnheader"
                  scope="col"
                  data-recommended={tier.id === recommended ? '' : undefined}
                  className={comparisonCellVariants({ part: 'head', recommended: tier.id === recommended })}
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
            <tbody key={i} role="rowgroup" className="block">
              {group.title === undefined ? null : (
                <tr
                  role="row"
                  className={cx(row, strip >= 0 && stripe)}
                  style={{ '--strip': strip + 2 } as CSSProperties}
                >
                  <th
                    role="rowheader"
                    scope="rowgroup"
                    colSpan={tiers.length + 1}
                    className="type-subheading col-span-full row-start-1 block px-2 pt-12 pb-4 text-start wrap-anywhere @3xl:px-0"
                  >
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map(({ label, note, values }) => (
                <tr key={label} role="row" className={cx(row, 'border-t border-line')}>
                  <th
                    role="rowheader"
                    scope="row"
                    className="col-span-full block px-2 pt-4 text-start font-normal wrap-anywhere @3xl:col-span-1 @3xl:py-4 @3xl:ps-0 @3xl:pe-6"
                  >
                    {label}
                    {note ? <span className="type-small block text-muted">{note}</span> : null}
                  </th>
                  {tiers.map((tier) => (
                    <td
                      key={tier.id}
                      role="cell"
                      data-recommended={tier.id === recommended ? '' : undefined}
                      className={comparisonCellVariants({
                        part: 'body',
                        recommended: tier.id === recommended,
                      })}
                    >
                      {/* If the table header has no space, each value has the name of its column. */}
                      <span aria-hidden="true" className={columnName[size]}>
                        {tier.title}
                      </span>
                      <span className="min-w-6 max-w-full">
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
  'grid grid-cols-1 @xs:group-data-[size=few]/table:grid-cols-[repeat(var(--tiers),minmax(0,1fr))] @3xl:group-data-[size=few]/table:grid-cols-[minmax(0,1.35fr)_repeat(var(--tiers),minmax(0,1fr))] @3xl:group-data-[size=many]/table:grid-cols-[minmax(0,1.35fr)_repeat(var(--tiers),minmax(0,1fr))]';

/** The title of a group does not interrupt the column that is recommended. */
const stripe =
  "@3xl:after:col-start-(--strip) @3xl:after:row-start-1 @3xl:after:bg-[color-mix(in_oklab,var(--color-leaf-text)_9%,transparent)] @3xl:after:content-['']";

const columnName = {
  few: 'me-auto max-w-full text-muted @xs:hidden',
  many: 'me-auto max-w-full text-muted @3xl:hidden',
} as const;

interface ValueProps {
  value: TierValue;
  locale: string;
  labels: TierComparisonLabels;
}

function Value({ value, locale, labels }: ValueProps) {
  if (value === true)
    return (
      <span className="flex h-[1.55em] items-center">
        <CheckIcon className="text-leaf-text" />
        <VisuallyHidden>{labels.included}</VisuallyHidden>
      </span>
    );
  if (value === false)
    return (
      <span className="flex h-[1.55em] text-muted">
        <Dash />
        <VisuallyHidden>{labels.excluded}</VisuallyHidden>
      </span>
    );
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  if (value.kind === 'on-demand') return <Fragment>{labels.onDemand}</Fragment>;
  return (
    <>
      {formatAmount(value, locale)}
      {value.unit ? <span className="type-small block font-normal text-muted"> {value.unit}</span> : null}
    </>
  );
}
