'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { HourTiles } from '../../internal/hour-tiles.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { SectionHead } from '../../internal/section-head.tsx';
import { tierCards } from '../../messages/en.ts';
import type { TierLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import type { Tier } from './tier-lines.tsx';
import { TierFacts, TierFeatures } from './tier-lines.tsx';

export type { Tier, TierFeature } from './tier-lines.tsx';
export type { TierLabels };

/* A stack of cards, then cards with their lines beside the title, then columns that share every line. */
const tierCardVariants = cva(
  'flex min-w-0 scroll-mt-24 flex-col rounded-card border p-6 @2xl:grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:grid-rows-[1fr_auto] @2xl:gap-x-10 @2xl:p-8 @4xl:row-span-(--lines) @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid @4xl:px-7 @4xl:pt-8 @4xl:pb-9 @[76rem]:px-9',
  {
    variants: {
      recommended: {
        true: 'surface-leaf border-transparent [--quiet:var(--color-leaf-soft)] [--rule:color-mix(in_oklab,currentColor_26%,transparent)]',
        false: 'surface-raised border-line [--quiet:var(--color-muted)] [--rule:var(--color-line)]',
      },
      /** Columns of one frame rather than cards with gaps. */
      joined: { true: '', false: '@4xl:mb-3' },
    },
    compoundVariants: [
      {
        joined: true,
        recommended: false,
        class:
          '@4xl:rounded-none @4xl:not-first:border-s-0 @4xl:first:rounded-s-card @4xl:last:rounded-e-card',
      },
      // It stands out of the frame at the head and the foot, and its lines still meet those of its neighbours.
      { joined: true, recommended: true, class: '@4xl:-my-4 @4xl:pt-12 @4xl:pb-13' },
    ],
  },
);

export interface TierCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** From the shortest to the longest. Three stand best; more become rows. */
  tiers: readonly Tier[];
  /** Id of the recommended tier, which is filled with leaf and says so in text. */
  recommended?: string;
  /** BCP 47 tag for durations and amounts. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TierLabels>;
}

const columns = ['', '@4xl:grid-cols-1', '@4xl:grid-cols-2', '@4xl:grid-cols-3'] as const;

/** Offers beside each other, with all lines aligned. */
export function TierCards({
  title,
  lead,
  tiers,
  recommended,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: TierCardsProps) {
  const headingId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('tierCards', tierCards, labels);
  const longest = Math.max(0, ...tiers.map(({ hours }) => hours));
  // Duration and price have their own lines; every card reserves as many lines as the longest one has.
  const facts = 2 + Math.max(0, ...tiers.map((tier) => tier.facts?.length ?? 0));
  const features = Math.max(0, ...tiers.map((tier) => tier.features?.length ?? 0));
  const perRow = tiers.length === 4 ? 2 : Math.min(tiers.length, 3);
  const lines = {
    '--facts': facts,
    '--features': Math.max(1, features),
    '--body': facts + features,
    '--lines': 3 + facts + features + 1,
  } as CSSProperties;
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {/*
         * Not for two offers: the second row would show only the difference to the first, and look like its full length.
         */}
        {tiers.length > 2 ? <Overview tiers={tiers} longest={longest} label={said.overview} /> : null}
        {tiers.length > 0 ? (
          <div
            style={lines}
            className={cx(
              'mt-8 grid gap-3 @2xl:mt-12 @4xl:gap-y-0',
              columns[perRow],
              tiers.length === 1 && '@4xl:max-w-[27rem]',
              tiers.length > 3 && '@4xl:gap-x-3',
              tiers.length <= 3 && '@4xl:gap-x-0 @4xl:pt-4',
            )}
          >
            {tiers.map((tier) => (
              <Card
                key={tier.id}
                tier={tier}
                longest={longest}
                recommended={tier.id === recommended}
                joined={tiers.length <= 3}
                locale={locale}
                labels={said}
              />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** A row for each offer, with the hours that it adds to the one before: on phones, all offers at one glance. */
function Overview({ tiers, longest, label }: { tiers: readonly Tier[]; longest: number; label: string }) {
  const Anchor = useLinkComponent();
  return (
    <ul aria-label={label} className="mt-8 border-b border-line @2xl:hidden">
      {tiers.map(({ id, title, hours }, i) => {
        const before = Math.max(0, ...tiers.slice(0, i).map((tier) => tier.hours));
        return (
          <li key={id} className="border-t border-line">
            <Anchor
              href={`#${id}`}
              className="focus-ring flex min-h-12 flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-[6px] py-3 font-semibold"
            >
              <HourTiles hours={hours - before} after={before} longest={longest} className="text-leaf-text" />
              <span className="min-w-[min(100%,7rem)] flex-1 wrap-anywhere">{title}</span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  tier: Tier;
  longest: number;
  recommended: boolean;
  joined: boolean;
  locale: string;
  labels: TierLabels;
}

function Card({ tier, longest, recommended, joined, locale, labels }: CardProps) {
  const headingId = useId();
  return (
    <article
      id={tier.id}
      aria-labelledby={headingId}
      data-recommended={recommended ? '' : undefined}
      className={tierCardVariants({ recommended, joined })}
    >
      <div className="min-w-0 @4xl:row-span-3 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid">
        <div className="flex flex-wrap-reverse content-start items-start justify-between gap-x-3 gap-y-4">
          <HourTiles
            hours={tier.hours}
            longest={longest}
            className={recommended ? 'text-figure-on-secondary' : 'text-leaf-text'}
          />
          {recommended ? <p className="type-small font-semibold">{labels.recommended}</p> : null}
        </div>
        <h3 id={headingId} className="type-subheading mt-6 wrap-anywhere">
          {tier.title}
        </h3>
        {tier.text ? <p className="mt-2 wrap-anywhere text-(--quiet)">{tier.text}</p> : null}
      </div>
      <div className="mt-6 min-w-0 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:mt-0 @4xl:col-start-1 @4xl:row-span-(--body) @4xl:row-start-auto @4xl:mt-6 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid">
        <TierFacts tier={tier} locale={locale} labels={labels} />
        <TierFeatures features={tier.features ?? []} labels={labels} />
      </div>
      <div className="mt-8 @2xl:self-end @4xl:self-start">
        {tier.action ? (
          <Button href={tier.action.href} variant={recommended ? 'pollen' : 'outline'}>
            {tier.action.label}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
