import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../../primitives/link/index.ts';
import {
  Brand,
  DirectWays,
  type FooterContent,
  inPairs,
  LastLine,
  plainLink,
  SocialLinks,
} from './footer-parts.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

interface LongFooterProps extends FooterContent {
  figure: ReactNode;
}

/** The whole footer: the claim beside its figure, then contact and lists of links in columns. */
export function LongFooter({ brand, claim, contact, columns, newsletter, figure, ...last }: LongFooterProps) {
  const Anchor = useLinkComponent();
  return (
    <>
      {/* What grows enters from the edge of the window, whichever side that is; on phones there is no room for it. */}
      <div
        data-part="figure"
        className="lali:pointer-events-none lali:absolute lali:end-0 lali:top-16 lali:-z-10 lali:hidden lali:w-[min(40cqi,33rem)] lali:-scale-x-100 lali:@3xl:block lali:rtl:scale-x-100"
      >
        {figure}
      </div>
      <div className="lali:container-page">
        <div className="lali:pt-10 lali:pb-5 lali:@3xl:max-w-[min(52cqi,44rem)] lali:@3xl:pt-24 lali:@3xl:pb-24">
          <p className="lali:type-heading lali:max-w-[13em] lali:wrap-anywhere">{claim}</p>
          {newsletter ? <NewsletterForm className="lali:mt-10 lali:@3xl:mt-12" {...newsletter} /> : null}
        </div>

        <div className="lali:grid lali:gap-x-6 lali:gap-y-8 lali:border-t lali:border-line lali:py-5 lali:@2xl:gap-y-12 lali:@2xl:py-12 lali:@5xl:grid-cols-12 lali:@5xl:py-16">
          <div className="lali:grid lali:grid-cols-[minmax(0,auto)_minmax(0,auto)] lali:content-start lali:justify-between lali:gap-x-4 lali:@2xl:grid-cols-3 lali:@2xl:gap-x-6 lali:@5xl:col-span-4 lali:@5xl:grid-cols-1 lali:@5xl:justify-start lali:@5xl:gap-y-4">
            <Brand brand={brand} className="lali:@max-2xl:col-span-2" />
            <div className="lali:min-w-0">
              <DirectWays contact={contact} />
            </div>
            <SocialLinks contact={contact} className="lali:@5xl:flex lali:@5xl:flex-wrap lali:@5xl:gap-x-6" />
            {/* One line after the other where there is a column for it, else as on an envelope that is written small. */}
            <address className="lali:col-span-full lali:w-0 lali:min-w-full lali:text-text-soft lali:not-italic lali:@2xl:pt-2 lali:@max-5xl:type-small">
              {contact.address.map((line) => (
                <span key={line} className="lali:@5xl:block lali:@max-5xl:not-last:after:content-[',_']">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
          </div>
          <div className="lali:grid lali:grid-cols-2 lali:gap-x-4 lali:gap-y-8 lali:@2xl:grid-cols-3 lali:@2xl:gap-x-6 lali:@2xl:gap-y-10 lali:@5xl:col-span-8">
            {columns.map((column, i) => (
              <nav
                key={column.title}
                aria-label={column.title}
                className={cx('lali:@2xl:col-auto', inPairs(i, columns.length).list)}
              >
                <h2 className="lali:font-semibold lali:leading-tight">{column.title}</h2>
                <ul className={cx('lali:@2xl:mt-2 lali:@2xl:columns-auto', inPairs(i, columns.length).links)}>
                  {column.links.map(({ href, label }) => (
                    <li key={href}>
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
        <LastLine {...last} />
      </div>
    </>
  );
}
