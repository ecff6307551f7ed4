'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { DayTiles } from './day-tiles.tsx';

/*
 * One scale for all offers: a year of weeks is as wide as the content, or twice as wide where it stands in two halves.
 * The rest of the grid is that of the words below each drawing.
 */
const scaleVariants = cva([
  "lali:mt-8 lali:border-b lali:border-soft lali:[list-style-type:''] lali:@4xl:mt-12",
  'lali:[--lali-week:calc((100cqi-2*var(--lali-spacing-gutter))/26)]',
  'lali:@3xl:[--lali-week:calc(min(100cqi-2*var(--lali-spacing-gutter-wide),var(--lali-spacing-page))/52)]',
]);

const offerVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-4 lali:border-t lali:border-soft lali:py-8 lali:@4xl:grid-cols-12 lali:@4xl:gap-y-6 lali:@4xl:py-9',
);

export interface ScaledOffer {
  /** Name of the offer. */
  title: string;
  /** One or two sentences. Default none. */
  text?: string;
  /** Shortest and longest, in working days: half a day is 0.5, a year 260. More than a year is drawn as one. */
  days: { from: number; to: number };
  /** The same in words: '2–5 days'. */
  length: string;
  /** Short lines below the text: people, place. Default none. */
  facts?: readonly string[];
  /** An amount or 'On Demand', and in a few words what it is paid for or how it is found. */
  price: { value: string; note?: string };
}

export interface DurationScaleProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** From the shortest to the longest. Without any, only the heading is shown. */
  offers: readonly ScaledOffer[];
  /** What a tile and a column stand for, in one small line below. Default none. */
  caption?: ReactNode;
}

/** Offers from half a day to a year, drawn on one scale: a tile is a working day, a column a week. */
export function DurationScale({ title, lead, offers, caption, className, ...rest }: DurationScaleProps) {
  const headingId = useId();
  const longest = Math.max(1, ...offers.map(({ days }) => days.to));
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {offers.length > 0 ? (
          <ul className={scaleVariants()}>
            {offers.map((offer) => (
              <Offer key={offer.title} offer={offer} longest={longest} />
            ))}
          </ul>
        ) : null}
        {caption && offers.length > 0 ? (
          <p className="lali:type-small lali:mt-4 lali:text-soft lali:wrap-anywhere">{caption}</p>
        ) : null}
      </div>
    </section>
  );
}

interface OfferProps {
  offer: ScaledOffer;
  longest: number;
}

function Offer({ offer: { title, text, days, length, facts = [], price }, longest }: OfferProps) {
  return (
    <li className={offerVariants()}>
      <div className="lali:@4xl:col-span-full">
        <DayTiles {...days} longest={longest} />
      </div>
      <div className="lali:min-w-0 lali:@4xl:col-span-4">
        <h3 className="lali:font-semibold lali:wrap-anywhere">{title}</h3>
        <p data-part="length" className="lali:type-heading lali:wrap-anywhere">
          <bdi>{length}</bdi>
        </p>
      </div>
      <div className="lali:min-w-0 lali:@4xl:col-span-4 lali:@4xl:self-end lali:@4xl:pb-1">
        {text ? (
          <p className="lali:max-w-[30em] lali:text-soft lali:wrap-anywhere">{unbroken(text)}</p>
        ) : null}
        {facts.map((fact) => (
          <p key={fact} className="lali:mt-1 lali:font-semibold lali:wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      <p
        data-part="price"
        className="lali:min-w-0 lali:@4xl:col-span-3 lali:@4xl:col-start-10 lali:@4xl:self-end lali:@4xl:pb-1"
      >
        <strong className="lali:type-subheading lali:block lali:wrap-anywhere">{price.value}</strong>{' '}
        {price.note ? <span className="lali:text-soft lali:wrap-anywhere">{price.note}</span> : null}
      </p>
    </li>
  );
}
