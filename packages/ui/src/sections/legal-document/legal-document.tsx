'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { CalendarDate, CalendarMonth } from '../../internal/calendar-date.ts';
import { CalendarTime } from '../../internal/calendar-time.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ReadingLayout } from '../../internal/reading-layout.tsx';
import { legalDocument } from '../../messages/en.ts';
import type { LegalDocumentLabels } from '../../messages/labels.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Prose } from '../../primitives/prose/index.ts';
import { Block, type LegalBlock } from './legal-block.tsx';

/* The number is in the margin if there is space. */
const legalSectionVariants = cva(
  'lali:border-soft lali:border-t lali:pt-5 lali:pb-12 lali:last:pb-0 lali:@3xl:pt-7 lali:@3xl:pb-16 lali:print:break-inside-auto lali:print:py-4',
  { variants: { numbered: { true: '', false: '' } } },
);

/* The heading is its own address, so that a clause can be quoted. */
const legalHeadingVariants = cva(
  'lali:focus-ring lali:grid lali:min-h-11 lali:items-baseline lali:gap-x-4 lali:rounded-[6px] lali:underline lali:decoration-transparent lali:decoration-[0.07em] lali:underline-offset-[0.14em] lali:hover:decoration-current',
  {
    variants: {
      numbered: {
        true: 'lali:grid-cols-[auto_minmax(0,1fr)] lali:@3xl:grid-cols-[2.5rem_minmax(0,1fr)]',
        false: 'lali:grid-cols-[minmax(0,1fr)]',
      },
    },
  },
);

/* Headings inside stay below the heading of the section. */
const legalTextVariants = cva(
  'lali:pt-3 lali:[&_:is(h3,h4)]:scroll-mt-4 lali:[&_h3]:text-[1.1875rem] lali:[&_h3]:font-semibold lali:[&_h3]:tracking-normal lali:[&_h3]:[font-family:var(--lali-font-text)] lali:print:max-w-none lali:print:[&_:is(tr,li,dt)]:break-inside-avoid lali:print:[&_thead]:table-header-group',
  { variants: { numbered: { true: 'lali:@3xl:ms-14', false: '' } } },
);

interface LegalSectionHead {
  /** Address of the section: `#cookies`. It stays when a section before it is added or dropped; the number does not. */
  id: string;
  title: string;
}

export type LegalSection =
  | (LegalSectionHead & { blocks: readonly LegalBlock[]; content?: never })
  /** Plain elements, typeset by Prose; headings begin at level 3. */
  | (LegalSectionHead & { content: ReactNode; blocks?: never });

export type { LegalDocumentLabels };

export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title of the page, its only heading of level 1. */
  title: string;
  /** A summary in one or two sentences. */
  lead?: ReactNode;
  /** What it comes to in a few numbers, above the first section; two to four, each once. Default none. */
  glance?: readonly { value: string; text: string }[];
  /** A day or a month. */
  updated: CalendarDate | CalendarMonth;
  /** In their order. Fewer than two draw no contents list. */
  sections: readonly LegalSection[];
  /** Numbers by position, so that a clause can be quoted. Default `true`; an imprint needs none. */
  numbered?: boolean;
  /** Above the title: a BackLink. */
  back?: ReactNode;
  /** BCP 47 tag for the date and the numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<LegalDocumentLabels>;
}

/** A policy, terms, an imprint: set to be looked things up in, quoted and printed. */
export function LegalDocument({
  title,
  lead,
  glance = [],
  updated,
  sections,
  numbered = true,
  back,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: LegalDocumentProps) {
  const titleId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('legalDocument', legalDocument, labels);
  const number = new Intl.NumberFormat(locale);
  return (
    <article
      aria-labelledby={titleId}
      data-numbered={numbered ? '' : undefined}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <header className="lali:container-page lali:pb-10 lali:@3xl:pb-16 lali:print:pb-6">
        {back ? <div className="lali:pb-6 lali:print:hidden">{back}</div> : null}
        <Heading id={titleId} level={1} className="lali:max-w-[15em] lali:wrap-anywhere">
          {title}
        </Heading>
        {lead ? (
          <p className="lali:type-lead lali:mt-6 lali:max-w-[34em] lali:wrap-anywhere">{lead}</p>
        ) : null}
        <p className="lali:mt-4 lali:text-soft">
          {said.updated} <CalendarTime date={updated} locale={locale} />
        </p>
        {glance.length > 0 ? (
          <dl
            data-part="glance"
            className="lali:mt-10 lali:grid lali:border-t-2 lali:border-current lali:@2xl:grid-cols-2 lali:@2xl:gap-x-6 lali:@5xl:mt-14 lali:@5xl:auto-cols-fr lali:@5xl:grid-flow-col lali:@5xl:grid-cols-none"
          >
            {glance.map(({ value, text }) => (
              <div
                key={text}
                className="lali:flex lali:flex-col-reverse lali:justify-end lali:border-b lali:border-soft lali:py-5"
              >
                <dt className="lali:mt-2 lali:max-w-[20em] lali:wrap-anywhere lali:text-soft">{text}</dt>
                <dd className="lali:type-heading lali:wrap-anywhere lali:text-signal">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </header>
      <ReadingLayout
        label={said.contents}
        entries={sections.map((section, i) => ({
          id: section.id,
          title: section.title,
          ...(numbered && { mark: number.format(i + 1) }),
        }))}
      >
        {sections.map(({ id, title: heading, blocks, content }, i) => (
          <div key={id} data-part="section" className={legalSectionVariants({ numbered })}>
            <h2 id={id} className="lali:type-subheading lali:scroll-mt-4">
              <a href={`#${id}`} className={legalHeadingVariants({ numbered })}>
                {numbered ? (
                  <span className="lali:text-signal lali:tabular-nums">{number.format(i + 1)}</span>
                ) : null}{' '}
                <span className="lali:min-w-0 lali:wrap-anywhere">{heading}</span>
              </a>
            </h2>
            <Prose className={legalTextVariants({ numbered })}>
              {blocks
                ? blocks.map((block, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a clause does not change its place.
                    <Block key={at} block={block} />
                  ))
                : content}
            </Prose>
          </div>
        ))}
      </ReadingLayout>
    </article>
  );
}
