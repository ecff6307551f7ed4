import { cx } from 'class-variance-authority';
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
  /** Length in hours: drawn as tiles, and written out once, in days and hours. None where the page has said it already. */
  hours?: number;
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

/** What there is to know about a tier, as terms and values: its duration first, if it is told here, its price last. */
export function TierFacts({ tier, locale, labels }: TierFactsProps) {
  const { hours, facts = [], price, priceNote } = tier;
  return (
    <dl className="lali:@4xl:row-span-(--lali-facts) lali:@4xl:grid lali:@4xl:grid-rows-subgrid">
      {hours === undefined ? null : (
        <Fact label={labels.duration}>
          <bdi>{formatDuration(hours, locale)}</bdi>
        </Fact>
      )}
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <bdi>{value}</bdi>
        </Fact>
      ))}
      <Fact label={labels.price}>
        {price.kind === 'on-demand' ? (
          <span className="lali:block">{labels.onDemand}</span>
        ) : (
          <Sum of={price} locale={locale} />
        )}
        {priceNote ? (
          <>
            <Aside inline={priceNote.amount !== undefined}>{priceNote.text}</Aside>
            {priceNote.amount ? <Sum of={priceNote.amount} locale={locale} /> : null}
          </>
        ) : null}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="lali:flex lali:flex-wrap lali:justify-between lali:gap-x-4 lali:border-t lali:border-(--lali-rule) lali:py-2 lali:@4xl:last:row-[-2/-1]">
      <dt className="lali:text-(--lali-quiet)">{label}</dt>
      <dd className="lali:min-w-[min(100%,8.5rem)] lali:flex-1 lali:text-end lali:font-semibold lali:wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** What one looks for first in an offer. */
function Sum({ of, locale }: { of: Amount; locale: string }) {
  return (
    <>
      {' '}
      <span
        data-part="sum"
        className="lali:font-display lali:text-[2rem] lali:leading-[1.1] lali:font-[640] lali:tracking-[-0.015em]"
      >
        {formatAmount(of, locale)}
      </span>
      {of.unit ? <Aside>{of.unit}</Aside> : null}
    </>
  );
}

/** A small line, or the words before an amount. */
function Aside({ inline = false, children }: { inline?: boolean; children: ReactNode }) {
  return (
    <>
      {' '}
      <span
        className={cx(
          'lali:type-small lali:font-normal lali:text-(--lali-quiet)',
          inline ? 'lali:inline-block lali:pe-1' : 'lali:block',
        )}
      >
        {children}
      </span>
    </>
  );
}

/** Included and missing features of a tier, shown by text and sign. */
export function TierFeatures({ features, labels }: { features: readonly TierFeature[]; labels: TierLabels }) {
  if (features.length === 0) return null;
  return (
    <ul className="lali:@4xl:row-span-(--lali-features) lali:@4xl:grid lali:@4xl:grid-rows-subgrid">
      {features.map(({ label, included = true }) => (
        <li
          key={label}
          data-included={included}
          className="lali:flex lali:gap-3 lali:border-t lali:border-(--lali-rule) lali:py-2 lali:data-[included=false]:text-(--lali-quiet)"
        >
          {included ? <CheckIcon className="lali:mt-[0.2em] lali:shrink-0" /> : <Dash />}
          <span className="lali:min-w-0 lali:wrap-anywhere">
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
    <span
      aria-hidden="true"
      className="lali:mx-1 lali:mt-[0.72em] lali:w-3 lali:shrink-0 lali:self-start lali:border-t-2 lali:border-current"
    />
  );
}
