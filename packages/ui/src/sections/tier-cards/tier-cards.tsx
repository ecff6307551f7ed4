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
  'lali:flex lali:min-w-0 lali:scroll-mt-24 lali:flex-col lali:rounded-card lali:border lali:p-5 lali:@2xl:grid lali:@2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lali:@2xl:grid-rows-[1fr_auto] lali:@2xl:gap-x-10 lali:@2xl:p-8 lali:@4xl:row-span-(--lali-lines) lali:@4xl:grid-cols-[minmax(0,1fr)] lali:@4xl:grid-rows-subgrid lali:@4xl:px-7 lali:@4xl:pt-8 lali:@4xl:pb-9 lali:@[76rem]:px-9',
  {
    variants: {
      recommended: {
        true: 'lali:surface-secondary lali:border-transparent lali:[--lali-quiet:var(--lali-color-on-secondary-soft)] lali:[--lali-rule:color-mix(in_oklab,currentColor_26%,transparent)]',
        false:
          'lali:surface-raised lali:border-line lali:[--lali-quiet:var(--lali-color-text-soft)] lali:[--lali-rule:var(--lali-color-line)]',
      },
      /** Columns of one frame rather than cards with gaps. */
      joined: { true: '', false: 'lali:@4xl:mb-3' },
    },
    compoundVariants: [
      {
        joined: true,
        recommended: false,
        class:
          'lali:@4xl:rounded-none lali:@4xl:not-first:border-s-0 lali:@4xl:first:rounded-s-card lali:@4xl:last:rounded-e-card',
      },
      // It stands out of the frame at the head and the foot, and its lines still meet those of its neighbours.
      { joined: true, recommended: true, class: 'lali:@4xl:-my-4 lali:@4xl:pt-12 lali:@4xl:pb-13' },
    ],
  },
);

/*
 * On phones the cards below the overview stand side by side, each as high as its own lines, and are swept. Positioned, because it would not clip what is
 * only heard. Padded for scrolling by what a card leaves free: Chromium does not scroll sideways to a focused button of which
 * a part is in view.
 */
const stripVariants = cva(
  'lali:relative lali:mt-5 lali:grid lali:snap-x lali:gap-3 lali:@2xl:mt-8 lali:@4xl:gap-y-0',
  {
    variants: {
      swept: {
        true: 'lali:@max-2xl:-mx-(--lali-spacing-gutter) lali:@max-2xl:auto-cols-[78cqi] lali:@max-2xl:grid-flow-col lali:@max-2xl:items-start lali:@max-2xl:overflow-x-auto lali:@max-2xl:scroll-ps-(--lali-spacing-gutter) lali:@max-2xl:scroll-pe-[22cqi] lali:@max-2xl:px-(--lali-spacing-gutter) lali:@max-2xl:*:snap-start',
        false: '',
      },
    },
  },
);

export interface TierCardsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** From the shortest to the longest. Three stand best; more become rows. */
  tiers: readonly Tier[];
  /** Id of the recommended tier, which is filled with the secondary colour and says so in text. */
  recommended?: string;
  /**
   * On phones, for three tiers or more, a short list before the cards that links to each. Default true; false where the
   * page has shown them all already.
   */
  overview?: boolean;
  /** BCP 47 tag for durations and amounts. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TierLabels>;
}

const columns = ['', 'lali:@4xl:grid-cols-1', 'lali:@4xl:grid-cols-2', 'lali:@4xl:grid-cols-3'] as const;

/** Offers beside each other, with all lines aligned. */
export function TierCards({
  title,
  lead,
  tiers,
  recommended,
  overview = true,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: TierCardsProps) {
  const headingId = useId();
  const swept = overview && tiers.length > 2;
  const locale = useLocale(ownLocale);
  const said = useWords('tierCards', tierCards, labels);
  const longest = Math.max(0, ...tiers.map(({ hours = 0 }) => hours));
  // Duration and price have their own lines; every card reserves as many lines as the longest one has.
  const told = tiers.some(({ hours }) => hours !== undefined);
  const facts = (told ? 2 : 1) + Math.max(0, ...tiers.map((tier) => tier.facts?.length ?? 0));
  const features = Math.max(0, ...tiers.map((tier) => tier.features?.length ?? 0));
  const perRow = tiers.length === 4 ? 2 : Math.min(tiers.length, 3);
  const lines = {
    '--lali-facts': facts,
    '--lali-features': Math.max(1, features),
    '--lali-body': facts + features,
    '--lali-lines': 3 + facts + features + 1,
  } as CSSProperties;
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {/*
         * Not for two offers: both fit a phone at a glance.
         */}
        {swept ? <Overview tiers={tiers} longest={longest} label={said.overview} /> : null}
        {tiers.length > 0 ? (
          <div
            style={lines}
            className={cx(
              stripVariants({ swept }),
              columns[perRow],
              tiers.length === 1 && 'lali:@4xl:max-w-[27rem]',
              tiers.length > 3 && 'lali:@4xl:gap-x-3',
              tiers.length <= 3 && 'lali:@4xl:gap-x-0 lali:@4xl:pt-4',
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

/** A row for each offer with its hours: on phones, all offers at one glance. */
function Overview({ tiers, longest, label }: { tiers: readonly Tier[]; longest: number; label: string }) {
  const Anchor = useLinkComponent();
  return (
    <ul aria-label={label} className="lali:mt-5 lali:border-b lali:border-line lali:@2xl:hidden">
      {tiers.map(({ id, title, hours }) => (
        <li key={id} className="lali:border-t lali:border-line">
          <Anchor
            href={`#${id}`}
            className="lali:focus-ring lali:flex lali:min-h-12 lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-5 lali:gap-y-2 lali:rounded-[6px] lali:py-2 lali:font-semibold"
          >
            {hours === undefined ? null : (
              <HourTiles hours={hours} longest={longest} className="lali:text-secondary-text" />
            )}
            <span className="lali:min-w-[min(100%,7rem)] lali:flex-1 lali:wrap-anywhere">{title}</span>
          </Anchor>
        </li>
      ))}
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
      <div className="lali:min-w-0 lali:@4xl:row-span-3 lali:@4xl:grid lali:@4xl:grid-cols-[minmax(0,1fr)] lali:@4xl:grid-rows-subgrid">
        <div className="lali:flex lali:flex-wrap-reverse lali:content-start lali:items-start lali:justify-between lali:gap-x-3 lali:gap-y-4">
          {tier.hours === undefined ? null : (
            <HourTiles
              hours={tier.hours}
              longest={longest}
              className={recommended ? 'lali:text-figure-on-secondary' : 'lali:text-secondary-text'}
            />
          )}
          {recommended ? <p className="lali:type-small lali:font-semibold">{labels.recommended}</p> : null}
        </div>
        <h3
          id={headingId}
          className={cx(
            'lali:type-subheading lali:wrap-anywhere',
            tier.hours !== undefined || recommended ? 'lali:mt-5' : 'lali:@4xl:mt-5',
          )}
        >
          {tier.title}
        </h3>
        {tier.text ? (
          <p className="lali:mt-2 lali:wrap-anywhere lali:text-(--lali-quiet)">{tier.text}</p>
        ) : null}
      </div>
      <div className="lali:mt-4 lali:min-w-0 lali:@2xl:col-start-2 lali:@2xl:row-span-2 lali:@2xl:row-start-1 lali:@2xl:mt-0 lali:@4xl:col-start-1 lali:@4xl:row-span-(--lali-body) lali:@4xl:row-start-auto lali:@4xl:mt-6 lali:@4xl:grid lali:@4xl:grid-cols-[minmax(0,1fr)] lali:@4xl:grid-rows-subgrid">
        <TierFacts tier={tier} locale={locale} labels={labels} />
        <TierFeatures features={tier.features ?? []} labels={labels} />
      </div>
      <div className="lali:mt-6 lali:@2xl:self-end lali:@4xl:self-start">
        {tier.action ? (
          <Button href={tier.action.href} variant={recommended ? 'highlight' : 'outline'}>
            {tier.action.label}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
