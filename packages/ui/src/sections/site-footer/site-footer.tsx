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
  brand: FooterLink;
  claim: string;
  contact: {
    email: FooterLink;
    phone?: FooterLink;
    /** One line each. */
    address: readonly string[];
    social: readonly FooterLink[];
    /** Names the list of social links. */
    socialLabel: string;
  };
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  newsletter: NewsletterFormProps;
  copyright: string;
  legal: readonly FooterLink[];
  /** Names the list of legal links. */
  legalLabel: string;
  themeSwitch?: ReactNode;
}

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
      {/* The root enters from the edge of the window, whichever side that is. */}
      <div
        data-part="figure"
        className="pointer-events-none absolute end-0 top-6 -z-10 w-56 -scale-x-100 @3xl:top-16 @3xl:w-[min(40cqi,33rem)] rtl:scale-x-100"
      >
        <LivingFigure rule="branching" tone="night" />
      </div>
      <div className="container-page">
        <div className="pt-64 pb-16 @3xl:max-w-[min(52cqi,44rem)] @3xl:pt-24 @3xl:pb-24">
          <p className="type-heading max-w-[13em] wrap-anywhere">{claim}</p>
          <NewsletterForm className="mt-10 @3xl:mt-12" {...newsletter} />
        </div>

        <div className="grid gap-x-6 gap-y-12 border-t border-line py-12 @5xl:grid-cols-12 @5xl:py-16">
          <div className="grid content-start gap-x-6 gap-y-4 @2xl:grid-cols-3 @5xl:col-span-4 @5xl:grid-cols-1">
            <Anchor
              href={brand.href}
              className="focus-ring flex min-h-11 w-fit items-center gap-3 self-start rounded-[6px]"
            >
              <LogoMark size={36} />
              <span className="font-display text-[1.5rem] font-[640] tracking-[-0.01em]">{brand.label}</span>
            </Anchor>
            <div>
              <p>
                <Link
                  href={contact.email.href}
                  variant="standalone"
                  arrow="none"
                  tone="current"
                  className="wrap-anywhere"
                >
                  <bdi>{contact.email.label}</bdi>
                </Link>
              </p>
              {contact.phone ? (
                <p>
                  <Link href={contact.phone.href} variant="standalone" arrow="none" tone="current">
                    <bdi>{contact.phone.label}</bdi>
                  </Link>
                </p>
              ) : null}
            </div>
            <div>
              <address className="pt-2 text-muted not-italic">
                {contact.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              {contact.social.length > 0 ? (
                <ul aria-label={contact.socialLabel} className="mt-3 flex flex-wrap gap-x-6">
                  {contact.social.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href} variant="standalone" arrow="out" tone="current" rel="me noopener">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 @2xl:grid-cols-3 @5xl:col-span-8">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="font-semibold">{column.title}</h2>
                <ul className="mt-2">
                  {column.links.map(({ href, label }) => (
                    <li key={href}>
                      <Anchor
                        href={href}
                        className="focus-ring inline-flex min-h-11 items-center rounded-[6px] text-muted decoration-[1.5px] underline-offset-[0.3em] hover:text-ink hover:underline"
                      >
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>

        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6">
          <p className="type-small text-muted">{copyright}</p>
          <ul aria-label={legalLabel} className="flex flex-wrap gap-x-6">
            {legal.map(({ href, label }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className="focus-ring type-small inline-flex min-h-11 items-center rounded-[6px] text-muted decoration-[1.5px] underline-offset-[0.3em] hover:text-ink hover:underline"
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
