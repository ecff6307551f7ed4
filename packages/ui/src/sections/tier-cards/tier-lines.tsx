import type { ReactNode } from 'react';
import { type Amount, formatAmount, type Price } from '../../internal/price.ts';
import type { TierLabels } from '../../messages/labels.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { formatDuration } from './duration.ts';

export interface TierFeature {
  label: string;
  /** `false`: this tier lacks a feature that another one has. Shown and read aloud. Default `true`. */
  included?: boolean;
}

export interface Tier {
  /** Anchor of the card, and what `recommended` refers to. */
  id: string;
  title: string;
  text?: string;
  /** Length in hours: drawn as tiles, and written out once, in days and hours. */
  hours: number;
  /** Lines between duration and price: participants, place. Give each tier the same ones. */
  facts?: readonly { label: string; value: string }[];
  price: Price;
  /** Below the price: 'guide price', with the amount that it speaks of. */
  priceNote?: { text: string; amount?: Amount };
  features?: readonly TierFeature[];
  action?: { href: string; label: string };
}

interface TierFactsProps {
  tier: Tier;
  locale: string;
  labels: TierLabels;
}

/** What there is to know about a tier, as terms and values: its duration first, its price last. */
export function TierFacts({ tier, locale, labels }: TierFactsProps) {
  const { hours, facts = [], price, priceNote } = tier;
  return (
    <dl className="@4xl:row-span-(--facts) @4xl:grid @4xl:grid-rows-subgrid">
      <Fact label={labels.duration}>
        <bdi>{formatDuration(hours, locale)}</bdi>
      </Fact>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
      <Fact label={labels.price}>
        {price.kind === 'on-demand' ? labels.onDemand : formatAmount(price, locale)}
        {price.kind === 'amount' && price.unit ? <Aside>{price.unit}</Aside> : null}
        {priceNote ? (
          <Aside>
            {priceNote.text}
            {priceNote.amount ? ` ${formatAmount(priceNote.amount, locale)}` : null}
            {priceNote.amount?.unit ? ` ${priceNote.amount.unit}` : null}
          </Aside>
        ) : null}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-(--rule) py-3 @4xl:last:row-[-2/-1]">
      <dt className="text-(--quiet)">{label}</dt>
      <dd className="min-w-[min(100%,8.5rem)] flex-1 text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className="type-small block font-normal text-(--quiet)">{children}</span>
    </>
  );
}

/** Included and missing features of a tier, shown by text and sign. */
export function TierFeatures({ features, labels }: { features: readonly TierFeature[]; labels: TierLabels }) {
  if (features.length === 0) return null;
  return (
    <ul className="@4xl:row-span-(--features) @4xl:grid @4xl:grid-rows-subgrid">
      {features.map(({ label, included = true }) => (
        <li
          key={label}
          data-included={included}
          className="flex gap-3 border-t border-(--rule) py-3 data-[included=false]:text-(--quiet)"
        >
          {included ? <CheckIcon className="mt-[0.2em] shrink-0" /> : <Dash />}
          <span className="min-w-0 wrap-anywhere">
            <VisuallyHidden>{included ? labels.included : labels.excluded} </VisuallyHidden>
            <bdi>{label}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A border, which forced colours keep. */
export function Dash() {
  return (
    <span aria-hidden="true" className="mx-1 mt-[0.72em] w-3 shrink-0 self-start border-t-2 border-current" />
  );
}
