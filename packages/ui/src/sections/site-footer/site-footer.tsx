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
  'lali:focus-ring lali:inline-flex lali:min-h-11 lali:min-w-11 lali:items-center lali:rounded-[6px] lali:text-text-soft lali:decoration-[1.5px] lali:underline-offset-[0.3em] lali:wrap-anywhere lali:hover:text-text lali:hover:underline';

/** The end of every page, on the inverse surface in both themes: the claim, a newsletter, ways to reach us, a map of the site. */
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
  figure = <LivingFigure rule="branching" tone="inverse" />,
  className,
  ...rest
}: SiteFooterProps) {
  const Anchor = useLinkComponent();
  return (
    <footer
      data-theme="dark"
      className={cx(
        'lali:surface-inverse lali:@container lali:relative lali:isolate lali:overflow-clip lali:border-t lali:border-line',
        className,
      )}
      {...rest}
    >
      {/* What grows enters from the edge of the window, whichever side that is. */}
      <div
        data-part="figure"
        className="lali:pointer-events-none lali:absolute lali:end-0 lali:top-2 lali:-z-10 lali:w-24 lali:-scale-x-100 lali:@3xl:top-16 lali:@3xl:w-[min(40cqi,33rem)] lali:rtl:scale-x-100"
      >
        {figure}
      </div>
      <div className="lali:container-page">
        <div className="lali:pt-23 lali:pb-5 lali:@3xl:max-w-[min(52cqi,44rem)] lali:@3xl:pt-24 lali:@3xl:pb-24">
          <p className="lali:type-heading lali:max-w-[13em] lali:wrap-anywhere">{claim}</p>
          <NewsletterForm className="lali:mt-4 lali:@3xl:mt-12" {...newsletter} />
        </div>

        <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:border-t lali:border-line lali:py-5 lali:@2xl:gap-y-12 lali:@2xl:py-12 lali:@5xl:grid-cols-12 lali:@5xl:py-16">
          <div className="lali:grid lali:grid-cols-[minmax(0,auto)_minmax(0,auto)] lali:content-start lali:justify-between lali:gap-x-4 lali:@2xl:grid-cols-3 lali:@2xl:gap-x-6 lali:@5xl:col-span-4 lali:@5xl:grid-cols-1 lali:@5xl:justify-start lali:@5xl:gap-y-4">
            <Anchor
              href={brand.href}
              className="lali:focus-ring lali:flex lali:min-h-11 lali:w-fit lali:items-center lali:gap-3 lali:rounded-[6px] lali:@max-2xl:col-span-2"
            >
              <LogoMark size={36} />
              <span className="lali:font-display lali:text-[1.5rem] lali:font-[640] lali:tracking-[-0.01em]">
                {brand.label}
              </span>
            </Anchor>
            <div className="lali:min-w-0">
              {[contact.email, contact.phone].map((way) =>
                way ? (
                  <p key={way.href}>
                    <Link
                      href={way.href}
                      variant="standalone"
                      arrow="none"
                      tone="current"
                      className="lali:wrap-anywhere"
                    >
                      <bdi>{way.label}</bdi>
                    </Link>
                  </p>
                ) : null,
              )}
            </div>
            {contact.social.length > 0 ? (
              <ul
                aria-label={contact.socialLabel}
                className="lali:@5xl:flex lali:@5xl:flex-wrap lali:@5xl:gap-x-6"
              >
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
            <address className="lali:col-span-full lali:w-0 lali:min-w-full lali:text-text-soft lali:not-italic lali:@2xl:pt-2 lali:@max-5xl:type-small">
              {contact.address.map((line) => (
                <span key={line} className="lali:@5xl:block lali:@max-5xl:not-last:after:content-[',_']">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
          </div>
          <div className="lali:grid lali:grid-cols-2 lali:gap-x-4 lali:gap-y-4 lali:@2xl:grid-cols-3 lali:@2xl:gap-x-6 lali:@2xl:gap-y-10 lali:@5xl:col-span-8">
            {columns.map((column) => (
              // With columns in pairs, a single last one takes the row and shows its links in two columns.
              <nav
                key={column.title}
                aria-label={column.title}
                className="lali:group lali:@max-2xl:odd:last:col-span-2"
              >
                <h2 className="lali:font-semibold">{column.title}</h2>
                <ul className="lali:gap-x-4 lali:@max-2xl:group-[:last-child:nth-child(odd)]:columns-[6rem] lali:@2xl:mt-2">
                  {column.links.map(({ href, label }) => (
                    <li key={href} className="lali:break-inside-avoid">
                      <Anchor href={href} className={cx(plainLink, 'lali:@max-2xl:type-small')}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>

        <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-4 lali:border-t lali:border-line lali:@2xl:gap-x-8 lali:py-2 lali:@2xl:gap-y-4 lali:@2xl:py-6">
          <ul
            aria-label={legalLabel}
            className="lali:flex lali:flex-wrap lali:gap-x-5 lali:@max-2xl:w-full lali:@2xl:gap-x-6"
          >
            {legal.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} className={cx(plainLink, 'lali:type-small')}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <p className="lali:type-small lali:text-text-soft lali:@max-2xl:flex-1 lali:@max-2xl:basis-[9rem] lali:@2xl:-order-1">
            {copyright}
          </p>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
