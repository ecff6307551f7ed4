import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
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

/** A row of links has at most this many on wide windows; what is more goes to the next row. */
const MOST_IN_A_ROW = 7;

/** The words of the footer without its figure: claim and newsletter side by side, and each list of links as a row. */
export function ShortFooter({ brand, claim, contact, columns, newsletter, ...last }: FooterContent) {
  return (
    <div className="lali:container-page">
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-8 lali:gap-y-2 lali:py-6 lali:@3xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lali:@3xl:gap-y-3 lali:@3xl:pt-10 lali:@3xl:pb-9 lali:@[76rem]:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lali:@[76rem]:gap-x-16 lali:@[76rem]:pt-12">
        <div className="lali:min-w-0 lali:@3xl:@max-[76rem]:col-span-2">
          <Brand brand={brand} />
          <p className="lali:type-subheading lali:mt-4 lali:wrap-anywhere">{claim}</p>
        </div>
        <div className="lali:min-w-0">
          <div className="lali:flex lali:flex-wrap lali:gap-x-6">
            <DirectWays contact={contact} />
            <SocialLinks contact={contact} className="lali:flex lali:flex-wrap lali:gap-x-6" />
          </div>
          <address className="lali:type-small lali:text-text-soft lali:not-italic">
            {contact.address.map((line) => (
              <span key={line} className="lali:not-last:after:content-[',_']">
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
        {newsletter ? (
          <NewsletterForm
            size="short"
            {...newsletter}
            className="lali:mt-3 lali:@3xl:mt-2 lali:@[76rem]:col-start-2 lali:@[76rem]:row-span-2 lali:@[76rem]:row-start-1 lali:@[76rem]:mt-0"
          />
        ) : null}
      </div>
      <LinkRows columns={columns} />
      <LastLine {...last} />
    </div>
  );
}

/* Titles stand in one column and links in columns of their own where all of them fit; on narrower windows they flow, and
 * on phones the lists stand in pairs. */
const wide = {
  all: 'lali:@[76rem]:grid lali:@[76rem]:grid-cols-[auto_repeat(var(--lali-links),auto)] lali:@[76rem]:justify-between lali:@[76rem]:gap-[0_1.5rem]',
  row: 'lali:@[76rem]:col-span-full lali:@[76rem]:grid lali:@[76rem]:grid-cols-subgrid',
  list: 'lali:@[76rem]:col-start-2 lali:@[76rem]:-col-end-1 lali:@[76rem]:grid lali:@[76rem]:grid-cols-subgrid',
};

function LinkRows({ columns }: Pick<FooterContent, 'columns'>) {
  const Anchor = useLinkComponent();
  const links = Math.max(1, ...columns.map((column) => column.links.length));
  if (columns.length === 0) return null;
  return (
    <div
      style={{ '--lali-links': Math.min(links, MOST_IN_A_ROW) } as CSSProperties}
      className={cx(
        'lali:grid lali:grid-cols-2 lali:gap-x-4 lali:gap-y-4 lali:border-t lali:border-line lali:py-4 lali:@2xl:block',
        wide.all,
      )}
    >
      {columns.map(({ title, links }, i) => (
        <nav
          key={title}
          aria-label={title}
          className={cx(
            'lali:@2xl:grid lali:@2xl:grid-cols-[9rem_minmax(0,1fr)] lali:@2xl:gap-x-6',
            inPairs(i, columns.length).list,
            wide.row,
          )}
        >
          <h2 className="lali:leading-tight lali:font-semibold lali:wrap-anywhere lali:@2xl:flex lali:@2xl:min-h-11 lali:@2xl:items-center lali:@2xl:self-start">
            {title}
          </h2>
          <ul
            className={cx(
              'lali:flex-wrap lali:@2xl:flex lali:@2xl:gap-x-6',
              inPairs(i, columns.length).links,
              wide.list,
            )}
          >
            {links.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} className={cx(plainLink, 'lali:type-small')}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
