'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { AddressLines } from '../../internal/address-lines.tsx';
import { Button } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';

const contactBlockVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-12 lali:@4xl:grid-cols-12',
);

/** The same columns as the rows above it, so that the address reads as one more of them. */
const contactAddressVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-1 lali:pt-5 lali:@md/ways:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_1.25rem]',
);

export interface ContactBlockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** The one action, and its text. */
  action: { href: string; label: string };
  /** Direct ways, e-mail and phone first. */
  rows: readonly ContactRow[];
  /** `term` is in the column of the rows' terms. One line each. */
  address?: { term: string; lines: readonly string[] };
}

/** The last words of a page: an invitation on one side, the ways to get in touch as rows on the other. */
export function ContactBlock({ title, text, action, rows, address, className, ...rest }: ContactBlockProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <div className={contactBlockVariants()}>
          <div className="lali:min-w-0 lali:@4xl:col-span-6">
            <h2 id={headingId} className="lali:type-heading lali:max-w-[13em] lali:wrap-anywhere">
              {title}
            </h2>
            {text ? (
              <p className="lali:type-lead lali:mt-5 lali:max-w-[25em] lali:text-soft lali:wrap-anywhere">
                {text}
              </p>
            ) : null}
            <Button href={action.href} className="lali:mt-8">
              {action.label}
            </Button>
          </div>
          <div className="lali:@container/ways lali:min-w-0 lali:@4xl:col-span-5 lali:@4xl:col-start-8 lali:@4xl:pt-1">
            <ContactRows rows={rows} />
            {address ? (
              <div data-part="address" className={contactAddressVariants()}>
                <p className="lali:font-semibold lali:wrap-anywhere">{address.term}</p>
                <AddressLines lines={address.lines} className="lali:text-soft" />
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
