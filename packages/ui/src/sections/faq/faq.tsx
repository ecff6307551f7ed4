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
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page grid gap-8 @4xl:grid-cols-12 @4xl:gap-6">
        <h2 id={headingId} className="type-heading wrap-anywhere @4xl:col-span-4">
          {title}
        </h2>
        <div className="border-b border-line empty:hidden @4xl:col-span-8">
          {entries.map(({ id, question, answer }) => (
            <details
              key={id}
              id={id}
              open={open.includes(id)}
              className="group/entry scroll-mt-24 border-t border-line"
            >
              <summary className="focus-ring flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 rounded-[6px] py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="type-subheading min-w-0 wrap-anywhere">{question}</h3>
                <ChevronIcon
                  size={24}
                  className="shrink-0 transition-transform duration-calm group-open/entry:rotate-180 motion-reduce:transition-none"
                />
              </summary>
              <div className="measure pe-10 pt-2 pb-7 text-muted">{answer}</div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
