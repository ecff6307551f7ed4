'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { HourTiles } from '../../internal/hour-tiles.tsx';
import { useLocale } from '../../internal/i18n/i18n-context.ts';
import { formatAmount } from '../../internal/price.ts';
import { SectionHead } from '../../internal/section-head.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { formatDuration } from './duration.ts';
import type { Tier } from './tier-lines.tsx';

export interface TierStep extends Pick<Tier, 'id' | 'title' | 'priceNote'> {
  /** Length in hours: drawn as tiles, and written out once. */
  hours: number;
  /** The page of the offer. */
  href: string;
}

export interface TierStepsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** From the shortest to the longest. Without any, nothing is drawn in their place. */
  steps: readonly TierStep[];
  /** The first is the purpose of the section, the second for visitors who are not ready. Default none. */
  actions?: readonly { href: string; label: string }[];
  /** BCP 47 tag for durations and amounts. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
}

/** The end of a page: offers as steps on one line, each a link with its hours as tiles, its name, length and price. */
export function TierSteps({
  title,
  lead,
  steps,
  actions = [],
  locale: ownLocale,
  className,
  ...rest
}: TierStepsProps) {
  const headingId = useId();
  const locale = useLocale(ownLocale);
  const longest = Math.max(0, ...steps.map(({ hours }) => hours));
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {steps.length > 0 ? (
          <ul className="lali:mt-8 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:border-b lali:border-soft lali:@3xl:mt-10 lali:@3xl:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lali:@3xl:border-b-0">
            {steps.map((step) => (
              <Step key={step.id} step={step} longest={longest} locale={locale} />
            ))}
          </ul>
        ) : null}
        {actions.length > 0 ? (
          <div className="lali:mt-8 lali:flex lali:flex-wrap lali:gap-3">
            {actions.map(({ href, label }, i) => (
              <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                {label}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface StepProps {
  step: TierStep;
  longest: number;
  locale: string;
}

/* All steps stand on one rule: tiles grow up from it, words hang below. */
function Step({ step: { title, hours, priceNote, href }, longest, locale }: StepProps) {
  const Anchor = useLinkComponent();
  const { text, amount } = priceNote ?? {};
  const price = [text, amount && formatAmount(amount, locale), amount?.unit].filter(Boolean).join(' ');
  return (
    <li className="lali:min-w-0 lali:@3xl:row-span-2 lali:@3xl:grid lali:@3xl:grid-rows-subgrid">
      <Anchor
        href={href}
        className="lali:focus-ring lali:group/step lali:flex lali:flex-wrap lali:items-start lali:gap-x-5 lali:gap-y-3 lali:rounded-[6px] lali:border-t lali:border-soft lali:py-4 lali:@3xl:row-span-2 lali:@3xl:grid lali:@3xl:grid-rows-subgrid lali:@3xl:gap-y-0 lali:@3xl:border-t-0 lali:@3xl:py-0"
      >
        <HourTiles
          hours={hours}
          longest={longest}
          className="lali:text-secondary-text lali:@3xl:self-end lali:@3xl:mb-4"
        />
        <span className="lali:min-w-[min(100%,9rem)] lali:flex-1 lali:wrap-anywhere lali:@3xl:border-t lali:@3xl:border-soft lali:@3xl:pt-4">
          <span className="lali:type-subheading lali:block lali:underline-offset-[0.14em] lali:group-hover/step:underline lali:group-hover/step:decoration-[0.07em]">
            {title}{' '}
            <ArrowIcon className="lali:inline-block lali:align-[-0.1em] lali:transition-transform lali:duration-quick lali:group-hover/step:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/step:-translate-x-1 lali:motion-reduce:transition-none" />
          </span>{' '}
          <span className="lali:mt-2 lali:block">{formatDuration(hours, locale)}</span>{' '}
          {price === '' ? null : <span className="lali:type-small lali:block lali:text-soft">{price}</span>}
        </span>
      </Anchor>
    </li>
  );
}
