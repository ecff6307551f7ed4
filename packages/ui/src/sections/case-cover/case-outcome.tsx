'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { caseInkVariants } from './case-story.variants.ts';

export interface CaseOutcomeProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** The one number that proves it, up to 200 px high. Without one the first outcome is set large in its place. */
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
  const [first, ...others] = outcomes;
  const listed = proof ? outcomes : others;
  return (
    <section
      aria-labelledby={headingId}
      className={cx('lali:@container', className)}
      style={{ ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div className="lali:container-page">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
          {title}
        </h2>
        <div className="lali:mt-8 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-10 lali:@4xl:mt-12 lali:@4xl:grid-cols-12 lali:@4xl:items-end">
          <div data-part="proof" className="lali:min-w-0 lali:@4xl:col-span-6">
            {proof ? (
              <p>
                <strong
                  className={cx(
                    'lali:block lali:font-display lali:text-[clamp(5rem,24cqi,12.5rem)] lali:leading-[0.86] lali:font-[640] lali:tracking-[-0.03em] lali:wrap-anywhere',
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
            ) : first ? (
              <p className={cx('lali:type-heading lali:text-balance lali:wrap-anywhere', caseInkVariants())}>
                {first}
              </p>
            ) : null}
            {proof && measured ? (
              <p
                data-part="measured"
                className="lali:mt-3 lali:max-w-[30em] lali:text-soft lali:wrap-anywhere"
              >
                {measured}
              </p>
            ) : null}
          </div>
          {listed.length > 0 ? (
            <ul className="lali:min-w-0 lali:border-b lali:border-soft lali:[list-style-type:''] lali:@4xl:col-span-5 lali:@4xl:col-start-8">
              {listed.map((outcome) => (
                <li
                  key={outcome}
                  className="lali:type-lead lali:border-t lali:border-soft lali:py-4 lali:wrap-anywhere"
                >
                  {outcome}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
