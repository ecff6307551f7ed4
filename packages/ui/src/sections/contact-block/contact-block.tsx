'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { AddressLines } from '../../internal/address-lines.tsx';
import { Button } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';

const contactBlockVariants = cva('grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 @4xl:grid-cols-12');

/** The same columns as the rows above it, so that the address reads as one more of them. */
const contactAddressVariants = cva(
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 pt-5 @md/ways:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_1.25rem]',
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
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page">
        <div className={contactBlockVariants()}>
          <div className="min-w-0 @4xl:col-span-6">
            <h2 id={headingId} className="type-heading max-w-[13em] wrap-anywhere">
              {title}
            </h2>
            {text ? <p className="type-lead mt-5 max-w-[25em] text-soft wrap-anywhere">{text}</p> : null}
            <Button href={action.href} className="mt-8">
              {action.label}
            </Button>
          </div>
          <div className="@container/ways min-w-0 @4xl:col-span-5 @4xl:col-start-8 @4xl:pt-1">
            <ContactRows rows={rows} />
            {address ? (
              <div data-part="address" className={contactAddressVariants()}>
                <p className="font-semibold wrap-anywhere">{address.term}</p>
                <AddressLines lines={address.lines} className="text-soft" />
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
