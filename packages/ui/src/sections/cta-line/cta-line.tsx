'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { ContactRow } from '../../primitives/contact-rows/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

export interface CtaLineAction {
  href: string;
  /** Names the result: 'Book Discovery Call'. */
  label: string;
}

export interface CtaLineProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** One short question or sentence: it shares the line. */
  title: string;
  /** The first is the purpose of the line, the second is for visitors who are not ready. */
  actions: readonly [CtaLineAction, CtaLineAction?];
  /** Contact channels between title and actions, three at the most. Default none. */
  contacts?: readonly ContactRow[];
}

/** How many letters a text of each kind may have to stand beside the others: with more they would lie on each other. */
const most = { title: 48, contact: 28, label: 28 };

function fitsLine({ title, actions, contacts = [] }: CtaLineProps): boolean {
  return (
    title.length <= most.title &&
    actions.every((action) => action === undefined || action.label.length <= most.label) &&
    contacts.every(({ term, value }) => Math.max(term.length, value.length) <= most.contact)
  );
}

/** Asks for the next step in one line, between two parts of a page. Where a page ends, a CtaBand asks. */
export function CtaLine(props: CtaLineProps) {
  const { title, actions, contacts = [], className, ...rest } = props;
  const [first, second] = actions;
  const headingId = useId();
  const line = fitsLine(props);
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page">
        <div
          className={cx(
            'lali:flex lali:flex-col lali:gap-x-8 lali:gap-y-3 lali:border-y lali:border-line lali:py-4',
            line && 'lali:@5xl:flex-row lali:@5xl:items-center',
          )}
        >
          <h2
            id={headingId}
            className="lali:type-subheading lali:min-w-0 lali:text-balance lali:wrap-anywhere lali:@5xl:me-auto"
          >
            {title}
          </h2>
          {contacts.length > 0 ? <Contacts rows={contacts} line={line} /> : null}
          <div className={cx('lali:flex lali:flex-wrap lali:gap-3', line && 'lali:@5xl:flex-nowrap')}>
            <Button href={first.href} size="small">
              {first.label}
            </Button>
            {second ? (
              <Button href={second.href} size="small" variant="outline">
                {second.label}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Each a target of 44 px: the channel above its address. */
function Contacts({ rows, line }: { rows: readonly ContactRow[]; line: boolean }) {
  const Anchor = useLinkComponent();
  return (
    <ul className="lali:flex lali:min-w-0 lali:flex-wrap lali:gap-x-5 lali:gap-y-1 lali:[list-style-type:'']">
      {rows.map(({ term, value, href }) => (
        <li key={href} className="lali:min-w-0">
          <Anchor
            href={href}
            rel={href.startsWith('https:') ? 'me noopener' : undefined}
            className="lali:focus-ring lali:group/way lali:block lali:min-h-11 lali:min-w-11"
          >
            <span className="lali:type-small lali:block lali:wrap-anywhere lali:text-text-soft">{term}</span>{' '}
            <bdi
              className={cx(
                'lali:font-semibold lali:underline-offset-[0.3em] lali:wrap-anywhere lali:group-hover/way:underline',
                line && 'lali:@5xl:whitespace-nowrap',
              )}
            >
              {value}
            </bdi>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
