'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Rating } from '../../primitives/rating/index.ts';
import { visuallyHiddenVariants } from '../../primitives/visually-hidden/visually-hidden.variants.ts';

export interface Testimonial {
  /** Without quotation marks. */
  quote: string;
  name: string;
  /** What the person does, and where. */
  role?: string;
  /** Stars out of five. */
  rating?: 1 | 2 | 3 | 4 | 5;
}

export interface TestimonialsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** The heading is heard, not seen: the first quote is large enough to head the section. Default `false`. */
  titleHidden?: boolean;
  /** The first is pulled large, the others follow quietly. */
  items: readonly Testimonial[];
}

/** What others say: one voice set large, the others small. */
export function Testimonials({ title, titleHidden = false, items, className, ...rest }: TestimonialsProps) {
  const headingId = useId();
  const [first] = items;
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        {titleHidden ? (
          <h2 id={headingId} className={visuallyHiddenVariants()}>
            {title}
          </h2>
        ) : (
          <h2 id={headingId} className="lali:type-subheading lali:wrap-anywhere lali:text-text-soft">
            {title}
          </h2>
        )}
        {items.length > 1 ? (
          <ul>
            {items.map((item, place) => (
              <li
                key={`${item.name} ${item.quote}`}
                className={cx(
                  place > 0 && 'lali:border-t lali:border-line lali:@3xl:ms-[calc(100%*2/12)]',
                  place === 1 && 'lali:mt-14 lali:@3xl:mt-20',
                  place > 0 && place === items.length - 1 && 'lali:border-b',
                )}
              >
                {place === 0 ? <Leading item={item} below={!titleHidden} /> : <Quiet item={item} />}
              </li>
            ))}
          </ul>
        ) : first ? (
          <Leading item={first} below={!titleHidden} />
        ) : null}
      </div>
    </section>
  );
}

function Leading({ item, below }: { item: Testimonial; below: boolean }) {
  return (
    <figure
      data-leading=""
      className={cx(
        'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-6 lali:@3xl:grid-cols-[minmax(0,2fr)_minmax(0,10fr)] lali:@3xl:grid-rows-[auto_1fr]',
        below && 'lali:mt-8 lali:@3xl:mt-10',
      )}
    >
      <QuoteMark className="lali:h-10 lali:text-accent-text lali:@3xl:row-span-2 lali:@3xl:mt-2 lali:@3xl:h-16" />
      <blockquote className="lali:type-heading lali:max-w-[22em] lali:wrap-anywhere">
        <p>{item.quote}</p>
      </blockquote>
      <Voice item={item} className="lali:mt-2" />
    </figure>
  );
}

function Quiet({ item }: { item: Testimonial }) {
  return (
    <figure className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-10 lali:gap-y-4 lali:py-7 lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <blockquote className="lali:type-lead lali:wrap-anywhere">
        <p>{item.quote}</p>
      </blockquote>
      <Voice item={item} />
    </figure>
  );
}

function Voice({ item: { name, role, rating }, className }: { item: Testimonial; className?: string }) {
  return (
    <figcaption className={cx('lali:flex lali:min-w-0 lali:flex-col lali:gap-y-1', className)}>
      <span className="lali:font-semibold lali:wrap-anywhere">{name}</span>
      {role ? <span className="lali:type-small lali:wrap-anywhere lali:text-text-soft">{role}</span> : null}
      {rating ? <Rating value={rating} className="lali:mt-2 lali:self-start" /> : null}
    </figcaption>
  );
}

/** Quotation marks in the house's own shape: a cell, and the tile it becomes, each with a tail. */
function QuoteMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 46 32"
      fill="currentColor"
      aria-hidden="true"
      className={`lali:block lali:rtl:-scale-x-100 ${className ?? ''}`}
    >
      <path d="M10 12a10 10 0 0 1 0 20A10 10 0 0 1 0 22C0 10 6 2 17 0v6c-4 1-6.500 3.200-7 6Z" />
      <path d="M36 12h6a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4v-6C26 10 32 2 43 0v6c-4 1-6.500 3.200-7 6Z" />
    </svg>
  );
}
