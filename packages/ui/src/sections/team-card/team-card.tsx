'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { Avatar } from '../../media/avatar/index.ts';
import { teamCard } from '../../messages/en.ts';
import type { TeamLabels } from '../../messages/labels.ts';
import { Link } from '../../primitives/link/index.ts';
import {
  teamCardVariants,
  teamLayoutVariants,
  teamNameStyle,
  teamPortraitVariants,
  teamWordsVariants,
} from './team-card.variants.ts';

export type { TeamLabels };

export interface TeamMember {
  /** Of the card, for links to it. Default none. */
  id?: string | undefined;
  /** As it is spoken; the heading of the card. */
  name: string;
  /** What the person does here. (`role` is an attribute of the article.) */
  position: string;
  /** Two or three sentences. */
  bio: ReactNode;
  /**
   * A square photograph, or the seed of a portrait of cells. Consecutive numbers give neighbours different
   * backgrounds. The name is beside it, so it needs no alternative text.
   */
  portrait: { src: string; srcSet?: string; seed?: never } | { seed: number; src?: never; srcSet?: never };
  /** Fields of work, in a line. Default none. */
  expertise?: readonly string[];
  /** Only the first two are shown. */
  achievements?: readonly string[];
  /** Without `mailto:`. */
  email: string;
  /** 'LinkedIn': the link is named 'LinkedIn: Ada Brandt'. */
  networks?: readonly { label: string; href: `https://${string}` }[];
}

export interface TeamCardProps
  extends TeamMember,
    Omit<ComponentProps<'article'>, 'title' | 'role' | 'children'> {
  /** `wide`: the portrait beside the words, from 42rem. `narrow`: small, where they begin. Default `narrow`. */
  layout?: 'wide' | 'narrow';
  /** The side of the portrait in a wide card. Default `start`. */
  side?: 'start' | 'end';
  /** Default 3. */
  headingLevel?: 2 | 3;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<TeamLabels>;
}

/** A person: their portrait, what they do, what they have done, and how to write to them. */
export function TeamCard({
  name,
  position,
  bio,
  portrait,
  expertise = [],
  achievements = [],
  email,
  networks = [],
  layout = 'narrow',
  side = 'start',
  headingLevel = 3,
  labels,
  className,
  ...rest
}: TeamCardProps) {
  const words = useWords('teamCard', teamCard, labels);
  const headingId = useId();
  const Title = `h${headingLevel}` as const;
  const wide = layout === 'wide';
  const known = achievements.slice(0, 2);
  const ways = [{ label: words.email, href: `mailto:${email}`, leaves: false }].concat(
    networks.map((network) => ({ ...network, leaves: true })),
  );
  return (
    <article
      aria-labelledby={headingId}
      data-layout={layout}
      data-side={side}
      className={cx(teamCardVariants(), className)}
      {...rest}
    >
      <div className={teamLayoutVariants({ layout })}>
        <div data-part="portrait" className={teamPortraitVariants({ layout, side })}>
          <Avatar
            name=""
            size="full"
            shape="card"
            {...portrait}
            seed={portrait.seed ?? name}
            className="lali:block"
          />
        </div>
        <div data-part="words" className={teamWordsVariants({ layout, side })}>
          <Title
            id={headingId}
            className={cx(wide ? teamNameStyle : 'lali:type-subheading', 'lali:wrap-anywhere')}
          >
            {name}
          </Title>
          <p
            className={cx(
              'lali:text-accent-text lali:wrap-anywhere',
              wide ? 'lali:type-lead lali:mt-2' : 'lali:mt-1',
            )}
          >
            {position}
          </p>
          <p
            className={cx(
              'lali:clear-both lali:mt-4 lali:max-w-[36em] lali:wrap-anywhere',
              wide && 'lali:@2xl:mt-5',
            )}
          >
            {bio}
          </p>
          {known.length > 0 ? (
            <ul
              aria-label={words.achievements}
              className="lali:mt-5 lali:max-w-[40rem] lali:border-b lali:border-soft"
            >
              {known.map((achievement) => (
                <li
                  key={achievement}
                  className="lali:border-t lali:border-soft lali:py-2.5 lali:leading-snug lali:wrap-anywhere"
                >
                  {achievement}
                </li>
              ))}
            </ul>
          ) : null}
          {expertise.length > 0 ? (
            <ul
              aria-label={words.expertise}
              className="lali:type-small lali:mt-4 lali:flex lali:flex-wrap lali:gap-x-1 lali:text-soft"
            >
              {expertise.map((field, i) => (
                <li key={field} className="lali:min-w-0 lali:wrap-anywhere">
                  {i < expertise.length - 1 ? `${field},` : field}
                </li>
              ))}
            </ul>
          ) : null}
          <ul className="lali:mt-3 lali:flex lali:flex-wrap lali:gap-x-6">
            {ways.map(({ label, href, leaves }) => (
              <li key={href} className="lali:min-w-0">
                <Link
                  href={href}
                  // Several people have the same word; it comes first, for those who speak it.
                  aria-label={`${label}: ${name}`}
                  variant="standalone"
                  arrow={leaves ? 'out' : 'forward'}
                  rel={leaves ? 'noopener' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
