'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { LogoMark } from '../../media/logo-mark/index.ts';
import { Link, useLinkComponent } from '../../primitives/link/index.ts';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

export interface FooterLink {
  href: string;
  label: string;
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The wordmark: its words, and the page it leads to. */
  brand: FooterLink;
  /** One sentence below the wordmark. */
  claim: string;
  /** Ways to reach the company. */
  contact: {
    email: FooterLink;
    phone?: FooterLink;
    /** One line each. */
    address: readonly string[];
    social: readonly FooterLink[];
    /** Names the list of social links. */
    socialLabel: string;
  };
  /** Lists of links, each under a title. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Texts and behaviour of the newsletter form. */
  newsletter: NewsletterFormProps;
  /** The last line: year and owner. */
  copyright: string;
  /** Links beside the copyright: privacy, terms, imprint. */
  legal: readonly FooterLink[];
  /** Names the list of legal links. */
  legalLabel: string;
  /** A ThemeSwitch, controlled by the caller. Default none. */
  themeSwitch?: ReactNode;
  /** Beside the claim, mirrored, and cut by the edge of the window. Default: a root that grows into a map of pages. */
  figure?: ReactNode;
}

const plainLink =
  'focus-ring inline-flex min-h-11 items-center rounded-[6px] text-muted decoration-[1.5px] underline-offset-[0.3em] wrap-anywhere hover:text-ink hover:underline';

/** The end of every page, on night in both themes: the claim, a newsletter, ways to reach us, a map of the site. */
export function SiteFooter({
  brand,
  claim,
  contact,
  columns,
  newsletter,
  copyright,
  legal,
  legalLabel,
  themeSwitch,
  figure = <LivingFigure rule="branching" tone="night" />,
  className,
  ...rest
}: SiteFooterProps) {
  const Anchor = useLinkComponent();
  return (
    <footer
      data-theme="dark"
      className={cx(
        'surface-night @container relative isolate overflow-clip border-t border-line',
        className,
      )}
      {...rest}
    >
      {/* What grows enters from the edge of the window, whichever side that is. */}
      <div
        data-part="figure"
        className="pointer-events-none absolute end-0 top-2 -z-10 w-24 -scale-x-100 @3xl:top-16 @3xl:w-[min(40cqi,33rem)] rtl:scale-x-100"
      >
        {figure}
      </div>
      <div className="container-page">
        <div className="pt-23 pb-5 @3xl:max-w-[min(52cqi,44rem)] @3xl:pt-24 @3xl:pb-24">
          <p className="type-heading max-w-[13em] wrap-anywhere">{claim}</p>
          <NewsletterForm className="mt-4 @3xl:mt-12" {...newsletter} />
        </div>

        <div className="grid gap-x-6 gap-y-4 border-t border-line py-5 @2xl:gap-y-12 @2xl:py-12 @5xl:grid-cols-12 @5xl:py-16">
          <div className="grid grid-cols-[minmax(0,auto)_minmax(0,auto)] content-start justify-between gap-x-4 @2xl:grid-cols-3 @2xl:gap-x-6 @5xl:col-span-4 @5xl:grid-cols-1 @5xl:justify-start @5xl:gap-y-4">
            <Anchor
              href={brand.href}
              className="focus-ring flex min-h-11 w-fit items-center gap-3 rounded-[6px] @max-2xl:col-span-2"
            >
              <LogoMark size={36} />
              <span className="font-display text-[1.5rem] font-[640] tracking-[-0.01em]">{brand.label}</span>
            </Anchor>
            <div className="min-w-0">
              {[contact.email, contact.phone].map((way) =>
                way ? (
                  <p key={way.href}>
                    <Link
                      href={way.href}
                      variant="standalone"
                      arrow="none"
                      tone="current"
                      className="wrap-anywhere"
                    >
                      <bdi>{way.label}</bdi>
                    </Link>
                  </p>
                ) : null,
              )}
            </div>
            {contact.social.length > 0 ? (
              <ul aria-label={contact.socialLabel} className="@5xl:flex @5xl:flex-wrap @5xl:gap-x-6">
                {contact.social.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} variant="standalone" arrow="out" tone="current" rel="me noopener">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            {/* One line after the other where there is a column for it, else as on an envelope that is written small. */}
            <address className="col-span-full w-0 min-w-full text-muted not-italic @2xl:pt-2 @max-5xl:type-small">
              {contact.address.map((line) => (
                <span key={line} className="@5xl:block @max-5xl:not-last:after:content-[',_']">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-4 @2xl:grid-cols-3 @2xl:gap-x-6 @2xl:gap-y-10 @5xl:col-span-8">
            {columns.map((column) => (
              // With columns in pairs, a single last one takes the row and shows its links in two columns.
              <nav
                key={column.title}
                aria-label={column.title}
                className="group @max-2xl:odd:last:col-span-2"
              >
                <h2 className="font-semibold">{column.title}</h2>
                <ul className="gap-x-4 @max-2xl:group-[:last-child:nth-child(odd)]:columns-[6rem] @2xl:mt-2">
                  {column.links.map(({ href, label }) => (
                    <li key={href} className="break-inside-avoid">
                      <Anchor href={href} className={cx(plainLink, '@max-2xl:type-small')}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>

        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line @2xl:gap-x-8 py-2 @2xl:gap-y-4 @2xl:py-6">
          <ul aria-label={legalLabel} className="flex flex-wrap gap-x-5 @max-2xl:w-full @2xl:gap-x-6">
            {legal.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} className={cx(plainLink, 'type-small')}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <p className="type-small text-muted @max-2xl:flex-1 @max-2xl:basis-[9rem] @2xl:-order-1">
            {copyright}
          </p>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
