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
  /** Three are best, in a table beside the portrait. Printed, too. Default none. */
  facts?: readonly PersonIntroFact[];
}

/** The opening of a page about one person: the name over the whole width, below it what she does, three facts and the portrait. */
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
      style={
        {
          '--lali-name-ems': emsOf(name),
          '--lali-word-ems': Math.max(...name.split(' ').map(emsOf)),
          ...style,
        } as CSSProperties
      }
      {...rest}
    >
      <div className="lali:container-page lali:pt-7 lali:print:pt-0">
        {back ? (
          <p className="lali:mb-4 lali:print:hidden">
            <BackLink href={back.href}>{back.label}</BackLink>
          </p>
        ) : null}
        <div className="lali:@container">
          {/* On phones in as many lines as it has words. From there on in one, which is a little too narrow by itself. */}
          <h1
            id={headingId}
            className="lali:font-display lali:-ms-[0.04em] lali:text-[clamp(3.5rem,97cqi/var(--lali-word-ems),18rem)] lali:leading-[0.86] lali:@lg:text-[clamp(3.5rem,106cqi/var(--lali-name-ems),18rem)] lali:@lg:[text-align-last:justify] lali:font-[640] lali:tracking-[-0.02em] lali:wrap-anywhere lali:print:text-[30pt] lali:print:leading-[1.1] lali:print:[text-align-last:start]"
          >
            {name}
          </h1>
        </div>
        <div className="lali:mt-7 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-6 lali:@3xl:mt-5 lali:@3xl:grid-cols-12 lali:@3xl:grid-rows-[1fr_auto] lali:@3xl:gap-y-0 lali:border-b lali:border-soft lali:print:mt-2 lali:print:block lali:print:border-0">
          <div
            data-part="words"
            className="lali:min-w-0 lali:@3xl:col-span-5 lali:@3xl:pt-7 lali:@3xl:pb-10 lali:print:pb-5"
          >
            {lead ? (
              <p className="lali:type-lead lali:@5xl:type-heading lali:max-w-[26em] lali:text-balance lali:wrap-anywhere">
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
              className="lali:aspect-[108/83] lali:min-w-0 lali:overflow-clip lali:@3xl:col-span-6 lali:@3xl:col-start-7 lali:@3xl:row-span-2 lali:@3xl:self-end lali:print:hidden"
            >
              <Avatar name="" seed={seed} size="full" shape="bare" className="lali:block" />
            </div>
          )}
          {facts.length > 0 ? (
            <dl
              data-part="facts"
              className="lali:min-w-0 lali:-mt-6 lali:@3xl:col-span-6 lali:@3xl:row-start-2 lali:@3xl:mt-0 lali:print:mt-0 lali:print:grid lali:print:grid-cols-3 lali:print:gap-x-6 lali:print:pb-6"
            >
              {facts.map(({ term, value }) => (
                <div
                  key={term}
                  className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-6 lali:border-soft lali:border-t lali:py-3 lali:wrap-anywhere lali:print:block"
                >
                  <dt className="lali:w-24 lali:text-soft">{term}</dt>
                  <dd className="lali:type-subheading lali:min-w-0 lali:print:text-[11pt]">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
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
