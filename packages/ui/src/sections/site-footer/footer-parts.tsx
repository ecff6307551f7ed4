import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { LogoMark } from '../../media/logo-mark/index.ts';
import { Link, useLinkComponent } from '../../primitives/link/index.ts';
import type { NewsletterFormProps } from './newsletter-form.tsx';

export interface FooterLink {
  href: string;
  label: string;
}

export interface FooterContent {
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
  /** Texts and behaviour of the newsletter form. Default none: for the page on which one leaves it. */
  newsletter?: NewsletterFormProps | undefined;
  /** The last line: year and owner. */
  copyright: string;
  /** Links beside the copyright: privacy, terms, imprint. */
  legal: readonly FooterLink[];
  /** Names the list of legal links. */
  legalLabel: string;
  /** A ThemeSwitch, controlled by the caller. Default none. */
  themeSwitch?: ReactNode;
}

export const plainLink =
  'lali:focus-ring lali:inline-flex lali:min-h-11 lali:min-w-11 lali:items-center lali:rounded-[6px] lali:text-text-soft lali:decoration-[1.5px] lali:underline-offset-[0.3em] lali:wrap-anywhere lali:hover:text-text lali:hover:underline';

/** On phones the lists of links stand in pairs; a single last one takes the row and shows its links in columns. */
export function inPairs(place: number, lists: number) {
  const isSingle = place === lists - 1 && place % 2 === 0;
  return { list: isSingle ? 'lali:col-span-full' : '', links: isSingle ? 'lali:columns-[6rem]' : '' };
}

export function Brand({ brand, className }: { brand: FooterLink; className?: string }) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      href={brand.href}
      className={cx(
        'lali:focus-ring lali:flex lali:min-h-11 lali:w-fit lali:items-center lali:gap-3 lali:rounded-[6px]',
        className,
      )}
    >
      <LogoMark size={36} />
      <span className="lali:font-display lali:text-[1.5rem] lali:font-[640] lali:tracking-[-0.01em]">
        {brand.label}
      </span>
    </Anchor>
  );
}

/** E-mail and phone, a paragraph each. */
export function DirectWays({ contact: { email, phone } }: Pick<FooterContent, 'contact'>) {
  return [email, phone].map((way) =>
    way ? (
      <p key={way.href}>
        <Link href={way.href} variant="standalone" arrow="none" tone="current" className="lali:wrap-anywhere">
          <bdi>{way.label}</bdi>
        </Link>
      </p>
    ) : null,
  );
}

interface SocialLinksProps extends Pick<FooterContent, 'contact'> {
  className: string;
}

export function SocialLinks({ contact: { social, socialLabel }, className }: SocialLinksProps) {
  if (social.length === 0) return null;
  return (
    <ul aria-label={socialLabel} className={className}>
      {social.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} variant="standalone" arrow="out" tone="current" rel="me noopener">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type LastLineProps = Pick<FooterContent, 'copyright' | 'legal' | 'legalLabel' | 'themeSwitch'>;

/** Owner, legal links and theme, below a rule. */
export function LastLine({ copyright, legal, legalLabel, themeSwitch }: LastLineProps) {
  const Anchor = useLinkComponent();
  return (
    <div
      data-part="last-line"
      // In one row it is as high as what floats in the corner of the window, and its end leaves the room for it; in
      // several, that has room beside the legal links.
      className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-1 lali:gap-y-2 lali:border-t lali:border-line lali:pb-4 lali:@2xl:gap-x-8 lali:@5xl:min-h-21 lali:@5xl:pe-[clamp(0px,5.5rem-(100cqi-var(--lali-spacing-page))/2,3.5rem)] lali:@5xl:pb-0"
    >
      <ul
        aria-label={legalLabel}
        className="lali:grid lali:grid-cols-2 lali:flex-wrap lali:gap-x-4 lali:@max-5xl:w-full lali:@2xl:flex lali:@2xl:gap-x-6"
      >
        {legal.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} className={cx(plainLink, 'lali:type-small')}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="lali:type-small lali:text-text-soft lali:@max-5xl:flex-1 lali:@max-5xl:basis-[9rem] lali:@5xl:-order-1">
        {copyright}
      </p>
      {themeSwitch}
    </div>
  );
}
