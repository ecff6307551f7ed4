'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronIcon } from '../../primitives/icons/index.ts';

export interface FaqEntry {
  /** Anchor of the entry. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface FaqProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** Questions and answers, the one asked most often first. */
  entries: readonly FaqEntry[];
  /** Ids of entries that are open at first. */
  open?: readonly string[];
}

/** Native disclosures: they work before any script and the browser's page search opens them. */
export function Faq({ title, entries, open = [], className, ...rest }: FaqProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page lali:grid lali:gap-8 lali:@4xl:grid-cols-12 lali:@4xl:gap-6">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere lali:@4xl:col-span-4">
          {title}
        </h2>
        <div className="lali:border-b lali:border-line lali:empty:hidden lali:@4xl:col-span-8">
          {entries.map(({ id, question, answer }) => (
            <details
              key={id}
              id={id}
              open={open.includes(id)}
              className="lali:group/entry lali:scroll-mt-24 lali:border-t lali:border-line"
            >
              <summary className="lali:focus-ring lali:flex lali:min-h-16 lali:cursor-pointer lali:list-none lali:items-center lali:justify-between lali:gap-6 lali:rounded-[6px] lali:py-4 lali:[&::-webkit-details-marker]:hidden">
                <h3 className="lali:type-subheading lali:min-w-0 lali:wrap-anywhere">{question}</h3>
                <ChevronIcon
                  size={24}
                  className="lali:shrink-0 lali:transition-transform lali:duration-calm lali:group-open/entry:rotate-180 lali:motion-reduce:transition-none"
                />
              </summary>
              <div className="lali:measure lali:pe-10 lali:pt-2 lali:pb-7 lali:text-text-soft">{answer}</div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
