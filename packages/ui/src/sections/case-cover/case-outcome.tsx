'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { caseDetailTextVariants, caseInkVariants } from './case-story.variants.ts';

export interface CaseOutcomeProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** The one number that proves it, up to 200 px high. Without one all outcomes are set large. */
  proof?: { value: string; label: string };
  /** How the number was measured, in a sentence. Default none. */
  measured?: string;
  /** What came of it, one sentence or less each. */
  outcomes: readonly string[];
  /** Main colour of the product (any CSS colour). Default: the accent of the page. */
  tint?: string;
}

/** What came of a project: one number or one sentence set large, and the rest as a list. */
export function CaseOutcome({
  title,
  proof,
  measured,
  outcomes,
  tint,
  className,
  style,
  ...rest
}: CaseOutcomeProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx('lali:@container', className)}
      style={{ ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div
        className={cx(
          'lali:container-page',
          !proof &&
            'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-8 lali:@4xl:grid-cols-12',
        )}
      >
        <h2
          id={headingId}
          className={cx('lali:type-heading lali:wrap-anywhere', !proof && 'lali:@4xl:col-span-4')}
        >
          {title}
        </h2>
        {proof ? (
          <div className="lali:mt-8 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-10 lali:@4xl:mt-12 lali:@4xl:grid-cols-12 lali:@4xl:items-end">
            <div data-part="proof" className="lali:min-w-0 lali:@4xl:col-span-6">
              <p>
                <strong
                  className={cx(
                    'lali:block lali:font-display lali:text-[clamp(5rem,24cqi,12.5rem)] lali:leading-[0.86] lali:font-[640] lali:wrap-anywhere',
                    caseInkVariants(),
                  )}
                >
                  {/* A sign stays with its number. */}
                  {proof.value.replaceAll(' ', '\u00a0')}
                </strong>{' '}
                <span className="lali:type-lead lali:mt-4 lali:block lali:font-semibold lali:wrap-anywhere">
                  {proof.label}
                </span>
              </p>
              {measured ? (
                <p
                  data-part="measured"
                  className="lali:mt-3 lali:max-w-[30em] lali:text-soft lali:wrap-anywhere"
                >
                  {measured}
                </p>
              ) : null}
            </div>
            <Outcomes
              items={outcomes}
              look="lali:type-lead lali:py-4 lali:wrap-anywhere"
              place="lali:@4xl:col-span-5 lali:@4xl:col-start-8"
            />
          </div>
        ) : (
          <Outcomes
            items={outcomes}
            look={cx(caseDetailTextVariants(), caseInkVariants(), 'lali:py-4')}
            place="lali:@4xl:col-span-8"
          />
        )}
      </div>
    </section>
  );
}

function Outcomes({ items, look, place }: { items: readonly string[]; look: string; place: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={cx("lali:min-w-0 lali:border-b lali:border-soft lali:[list-style-type:'']", place)}>
      {items.map((outcome) => (
        <li key={outcome} className={cx('lali:border-t lali:border-soft', look)}>
          {outcome}
        </li>
      ))}
    </ul>
  );
}
