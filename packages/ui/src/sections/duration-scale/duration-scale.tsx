'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { type LengthPart, LengthTiles } from './length-tiles.tsx';

const offerVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-5 lali:border-t lali:border-soft lali:py-8 lali:@4xl:grid-cols-12',
);

export interface ScaledOffer {
  /** Name of the offer. */
  title: string;
  /** One or two sentences. Default none. */
  text?: string;
  /** How many tiles it takes: of the hours of a day, the days of a week or the months of a year. */
  part: LengthPart;
  /** What a tile is, in a word or two above the first: '1 hour'. Default none. */
  unit?: string;
  /** The length in words: '2–5 days'. */
  length: string;
  /** Short lines below the length: people, place. Default none. */
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
  /** What filled and outlined tiles stand for, in one small line below. Default none. */
  caption?: ReactNode;
}

/** Offers of very different lengths: each is drawn as its part of a day, a week or a year, which are equally wide. */
export function DurationScale({ title, lead, offers, caption, className, ...rest }: DurationScaleProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <SectionHead id={headingId} title={title} lead={lead} />
        {offers.length > 0 ? (
          <ul className="lali:mt-8 lali:border-b lali:border-soft lali:[list-style-type:''] lali:@4xl:mt-12">
            {offers.map((offer) => (
              <Offer key={offer.title} offer={offer} />
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

function Offer({ offer: { title, text, part, unit, length, facts = [], price } }: { offer: ScaledOffer }) {
  return (
    <li className={offerVariants()}>
      <div className="lali:min-w-0 lali:@4xl:order-1 lali:@4xl:col-span-4">
        <h3 className="lali:font-semibold lali:wrap-anywhere">{title}</h3>
        <p data-part="length" className="lali:type-heading lali:mt-3 lali:wrap-anywhere">
          <bdi>{length}</bdi>
        </p>
      </div>
      <div className="lali:min-w-0 lali:@4xl:col-span-12">
        {unit ? (
          <p
            data-part="unit"
            aria-hidden="true"
            className="lali:type-small lali:mb-2 lali:text-soft lali:wrap-anywhere"
          >
            {unit}
          </p>
        ) : null}
        <LengthTiles {...part} />
      </div>
      <div className="lali:min-w-0 lali:@4xl:order-2 lali:@4xl:col-span-5">
        {text ? <p className="lali:wrap-anywhere">{unbroken(text)}</p> : null}
        {facts.map((fact) => (
          <p key={fact} className="lali:mt-1 lali:wrap-anywhere">
            {fact}
          </p>
        ))}
      </div>
      <p data-part="price" className="lali:min-w-0 lali:wrap-anywhere lali:@4xl:order-2 lali:@4xl:col-span-3">
        <strong className="lali:type-subheading">{price.value}</strong>{' '}
        {price.note ? <span className="lali:block lali:text-soft">{price.note}</span> : null}
      </p>
    </li>
  );
}
