'use client';

import { Fragment } from 'react';
import { formatAmount, type Price } from '../../internal/price.ts';
import type { TierComparisonLabels } from '../../messages/labels.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Dash } from './tier-lines.tsx';

/** Has it, has it not, how much of it, or what it costs. */
export type TierValue = boolean | string | Price;

interface ValueProps {
  value: TierValue;
  locale: string;
  labels: TierComparisonLabels;
}

/** What a cell says, to the eye and to the ear. */
export function Value({ value, locale, labels }: ValueProps) {
  if (value === true)
    return (
      <span className="lali:flex lali:h-[1.55em] lali:items-center">
        <CheckIcon className="lali:text-secondary-text" />
        <VisuallyHidden>{labels.included}</VisuallyHidden>
      </span>
    );
  if (value === false)
    return (
      <span className="lali:flex lali:h-[1.55em] lali:text-text-soft">
        <Dash />
        <VisuallyHidden>{labels.excluded}</VisuallyHidden>
      </span>
    );
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  if (value.kind === 'on-demand') return <Fragment>{labels.onDemand}</Fragment>;
  return (
    <>
      {formatAmount(value, locale)}
      {value.unit ? (
        <span className="lali:type-small lali:block lali:font-normal lali:text-text-soft"> {value.unit}</span>
      ) : null}
    </>
  );
}
