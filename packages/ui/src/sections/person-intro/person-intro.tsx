'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { Avatar } from '../../media/avatar/index.ts';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Button } from '../../primitives/button/index.ts';

export interface PersonIntroFact {
  /** 'Languages'. */
  term: string;
  /** 'English and German'. */
  value: string;
}

export interface PersonIntroProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Whose page it is: the h1. Set so large that it takes the width of the page. */
  name: string;
  /** The portrait of cells (see Avatar): the same number is the same person everywhere. Without one there is none. */
  seed?: number;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Where the page belongs: a link above the name. */
  back?: { href: string; label: string };
  /** The first is the primary action. None is fine; two are enough. */
  actions?: readonly { href: string; label: string }[];
  /** Three are best, in a table below the portrait. Printed, too. Default none. */
  facts?: readonly PersonIntroFact[];
}

/** The opening of a page about one person: the name over the whole width, the portrait, and three facts. */
export function PersonIntro({
  name,
  seed,
  lead,
  back,
  actions = [],
  facts = [],
  className,
  style,
  ...rest
}: PersonIntroProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx('lali:@container', className)}
      style={{ '--lali-name-ems': emsOf(name), ...style } as CSSProperties}
      {...rest}
    >
      <div className="lali:container-page lali:pt-7 lali:print:pt-0">
        {back ? (
          <p className="lali:mb-4 lali:print:hidden">
            <BackLink href={back.href}>{back.label}</BackLink>
          </p>
        ) : null}
        <div className="lali:@container">
          <h1
            id={headingId}
            className="lali:font-display lali:-ms-[0.04em] lali:text-[clamp(3.5rem,100cqi/var(--lali-name-ems),18rem)] lali:leading-[0.88] lali:@4xl:text-[clamp(3.5rem,107cqi/var(--lali-name-ems),18rem)] lali:font-[640] lali:tracking-[-0.02em] lali:text-balance lali:wrap-anywhere lali:print:text-[30pt] lali:print:leading-[1.1]"
          >
            {name}
          </h1>
        </div>
        <div className="lali:mt-5 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-8 lali:@3xl:mt-1 lali:border-b lali:border-soft lali:@3xl:grid-cols-12 lali:print:mt-2 lali:print:block lali:print:border-0">
          <div
            data-part="words"
            className="lali:min-w-0 lali:@3xl:col-span-5 lali:@3xl:self-end lali:@3xl:pt-10 lali:@3xl:pb-12 lali:print:pb-5"
          >
            {lead ? (
              <p className="lali:type-lead lali:@3xl:type-heading lali:max-w-[26em] lali:text-balance lali:wrap-anywhere">
                {lead}
              </p>
            ) : null}
            {actions.length > 0 ? (
              <div className="lali:mt-7 lali:flex lali:flex-wrap lali:gap-3 lali:print:hidden">
                {actions.map(({ href, label }, i) => (
                  <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
          {seed === undefined ? null : (
            // The line below cuts the shoulders.
            <div
              data-part="portrait"
              className="lali:aspect-[108/77] lali:min-w-0 lali:overflow-clip lali:@3xl:col-span-7 lali:print:hidden"
            >
              <div className="lali:mx-auto lali:w-[89%]">
                <Avatar name="" seed={seed} size="full" shape="bare" className="lali:block" />
              </div>
            </div>
          )}
        </div>
        {facts.length > 0 ? (
          <dl
            data-part="facts"
            className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:@2xl:grid-cols-3 lali:print:grid-cols-3"
          >
            {facts.map(({ term, value }) => (
              <div
                key={term}
                className="lali:min-w-0 lali:border-b lali:border-soft lali:py-4 lali:wrap-anywhere lali:@2xl:py-6"
              >
                <dt className="lali:text-soft">{term}</dt>
                <dd className="lali:type-subheading lali:mt-1">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

/** About how wide a name is in the display type, in em: larger letters are set a little closer than this. */
function emsOf(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.round(Math.max(ems, 2) * 100) / 100;
}

function widthOf(letter: string): number {
  if (/[ijlI .,'’-]/.test(letter)) return 0.25;
  if (/[rtf]/.test(letter)) return 0.34;
  if (/[mwMW]/.test(letter)) return 0.82;
  return /\p{Lu}/u.test(letter) ? 0.58 : 0.52;
}
