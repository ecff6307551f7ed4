'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { AddressLines } from '../../internal/address-lines.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { Avatar } from '../../media/avatar/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';

const contactBlockVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:@4xl:grid-cols-12',
  {
    variants: {
      person: {
        none: 'lali:gap-y-12',
        shown: 'lali:gap-y-8 lali:@2xl:grid-cols-[12rem_minmax(0,1fr)] lali:@2xl:gap-x-10 lali:@4xl:gap-x-8',
      },
    },
  },
);

const contactWordsVariants = cva('lali:min-w-0', {
  variants: { person: { none: 'lali:@4xl:col-span-6', shown: 'lali:@4xl:col-span-5' } },
});

const contactWaysVariants = cva('lali:@container/ways lali:min-w-0 lali:@4xl:pt-1', {
  variants: {
    person: {
      none: 'lali:@4xl:col-span-5 lali:@4xl:col-start-8',
      shown: 'lali:@2xl:@max-4xl:col-span-2 lali:@4xl:col-span-4',
    },
  },
});

/* Beside the name on phones, above it where it has a column. */
const contactPersonVariants = cva(
  'lali:flex lali:min-w-0 lali:items-end lali:gap-4 lali:@2xl:block lali:@4xl:col-span-3',
);

/** The same columns as the rows above it, so that the address reads as one more of them. */
const contactAddressVariants = cva(
  'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-1 lali:pt-5 lali:@md/ways:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_1.25rem]',
);

export interface ContactAction {
  href: string;
  /** Names the result: 'Book Discovery Call'. */
  label: string;
}

export interface ContactPerson {
  name: string;
  /** What the person does here. */
  position: string;
  /** A square photograph, or the seed of a portrait of cells. */
  portrait: { src: string; srcSet?: string; seed?: never } | { seed: number; src?: never; srcSet?: never };
}

export interface ContactBlockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** The first action, and its text. */
  action: ContactAction;
  /** Another one, outlined, for visitors who are not ready to write. Default none. */
  otherAction?: ContactAction | undefined;
  /** Who answers, at the start of the section. Default nobody: the invitation begins there. */
  person?: ContactPerson | undefined;
  /** Direct ways, e-mail and phone first. */
  rows: readonly ContactRow[];
  /** `term` is in the column of the rows' terms. One line each. */
  address?: { term: string; lines: readonly string[] };
}

/** The last words of a page: an invitation on one side, the ways to get in touch as rows on the other. */
export function ContactBlock({
  title,
  text,
  action,
  otherAction,
  person,
  rows,
  address,
  className,
  ...rest
}: ContactBlockProps) {
  const headingId = useId();
  const look = { person: person ? 'shown' : 'none' } as const;
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <div className={contactBlockVariants(look)}>
          {person ? <Person {...person} /> : null}
          <div className={contactWordsVariants(look)}>
            <h2 id={headingId} className="lali:type-heading lali:max-w-[13em] lali:wrap-anywhere">
              {unbroken(title)}
            </h2>
            {text ? (
              <p className="lali:type-lead lali:mt-5 lali:max-w-[25em] lali:text-soft lali:wrap-anywhere">
                {unbroken(text)}
              </p>
            ) : null}
            <div className="lali:mt-8 lali:flex lali:flex-wrap lali:gap-3">
              <Button href={action.href}>{action.label}</Button>
              {otherAction ? (
                <Button href={otherAction.href} variant="outline">
                  {otherAction.label}
                </Button>
              ) : null}
            </div>
          </div>
          <div className={contactWaysVariants(look)}>
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

function Person({ name, position, portrait }: ContactPerson) {
  return (
    <figure data-part="person" className={contactPersonVariants()}>
      <div className="lali:w-30 lali:shrink-0 lali:@2xl:w-auto">
        <Avatar
          name=""
          size="full"
          shape="card"
          {...portrait}
          seed={portrait.seed ?? name}
          className="lali:block"
        />
      </div>
      <figcaption className="lali:min-w-0 lali:wrap-anywhere lali:@2xl:mt-3">
        <span className="lali:block lali:font-semibold">{name}</span>
        <span className="lali:block lali:type-small lali:text-soft">{position}</span>
      </figcaption>
    </figure>
  );
}
