'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ProjectCover, type ProjectFigure } from '../../media/project-cover/index.ts';
import { projectCard } from '../../messages/en.ts';
import type { ProjectLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { Stat } from '../../primitives/stat/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import {
  projectCardVariants,
  projectCoverVariants,
  projectLinkVariants,
  projectPartsVariants,
  projectTitleVariants,
  projectWordsVariants,
} from './project-card.variants.ts';
import { ProjectLedger } from './project-ledger.tsx';
import { type ProjectGallery, ProjectScreens } from './project-screens.tsx';
import { ProjectStory } from './project-story.tsx';

export type { ProjectLabels };

export interface ProjectCardProps extends Omit<ComponentProps<'article'>, 'title' | 'role' | 'children'> {
  /** What was made: 'Airline seat selection'. */
  title: string;
  /** 2 where the project is a section of its page, 3 under a heading of several. Default 2. */
  headingLevel?: 2 | 3;
  /** For whom. */
  client?: string;
  /** As it is to be read: '2023', '2019 to 2022'. */
  year?: string;
  /** 'UX/UI Design'. */
  category?: string;
  /** Our role in it: 'Lead UX designer'. (`role` is an attribute of the article.) */
  contribution?: string;
  /** Two or three sentences. */
  description?: ReactNode;
  /** The one number that proves it, at the far end of the title's line. Without one the words take the line. */
  proof?: { value: string; label: string };
  /** Screens on their devices. Without any, the card has only text and leaves no space, unless it has a `cover`. */
  gallery?: ProjectGallery;
  /** The figure that replaces the screens while there are none. Default: none. */
  cover?: ProjectFigure;
  /** The colour of the project's own world (any CSS colour), mixed into the ground behind its screens. Default: none. */
  tint?: string;
  /** What it was made with, as tags. Default none. */
  technologies?: readonly string[];
  /** What came of it, one sentence or less each. */
  outcomes?: readonly string[];
  /** The case in paragraphs, behind a line that opens. An empty list shows nothing. */
  story?: readonly string[];
  /**
   * `beside`: from 64rem of container the screens stand beside the words and run out of the window at its end; the card
   * is as low as they are, and captions show in full view only. `wide` is the same, but there the screens stand below
   * the words, from edge to edge. Default `stacked`.
   */
  layout?: 'stacked' | 'beside' | 'wide';
  /** The page of the project, which the title then leads to. Default: none. */
  href?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ProjectLabels>;
}

/**
 * One project: what it was, the number that proves it, its screens from edge to edge, and what came of it. Spans the
 * width of the window, so that the screens can run out of it; `id` is its anchor.
 */
export function ProjectCard({
  title,
  headingLevel = 2,
  client,
  year,
  category,
  contribution,
  description,
  proof,
  gallery,
  cover,
  tint,
  technologies = [],
  outcomes = [],
  story: paragraphs = [],
  href,
  layout = 'stacked',
  labels,
  className,
  ...rest
}: ProjectCardProps) {
  const words = useWords('projectCard', projectCard, labels);
  const locale = useLocale();
  const headingId = useId();
  const Title = `h${headingLevel}` as const;
  const screens = gallery && hasImage(gallery) ? gallery : undefined;
  const compact = layout !== 'stacked';
  const form = compact ? 'beside' : 'stacked';
  const ledger = (
    <ProjectLedger
      below={screens !== undefined}
      level={headingLevel}
      contribution={contribution}
      technologies={technologies}
      outcomes={outcomes}
      labels={words}
      layout={form}
    />
  );
  const story = <ProjectStory paragraphs={paragraphs} label={words.story} title={title} layout={form} />;
  return (
    <article
      aria-labelledby={headingId}
      data-mockup={screens?.mockup ?? 'none'}
      data-layout={layout}
      className={cx(projectCardVariants(), className)}
      {...rest}
    >
      <div className={projectPartsVariants({ layout })}>
        <div className={projectWordsVariants({ layout: form })}>
          <div
            className={
              compact
                ? 'lali:min-w-0'
                : proof
                  ? 'lali:min-w-0 lali:@4xl:col-span-8'
                  : 'lali:min-w-0 lali:@4xl:col-span-9'
            }
          >
            <Title id={headingId} className={projectTitleVariants({ level: headingLevel, layout: form })}>
              <Titled title={title} href={href} />
            </Title>
            {client || year || category ? (
              <Origin client={client} year={year} category={category} compact={compact} />
            ) : null}
            {description ? (
              <p
                className={cx(
                  'lali:max-w-[32em] lali:text-soft lali:wrap-anywhere',
                  compact ? 'lali:type-body lali:mt-3' : 'lali:mt-4 lali:@2xl:type-lead',
                )}
              >
                {description}
              </p>
            ) : null}
          </div>
          {proof ? (
            <Stat
              data-part="proof"
              size={compact ? 'title' : 'hero'}
              layout="beside"
              tone="signal"
              style={inked(tint)}
              // A sign stays with its number.
              value={proof.value.replaceAll(' ', '\u00a0')}
              label={proof.label}
              className={compact ? '' : 'lali:@4xl:flex-col lali:@4xl:col-span-4 lali:@4xl:justify-self-end'}
            />
          ) : null}
        </div>
        {screens ? (
          <ProjectScreens
            gallery={screens}
            label={formatMessage(words.gallery, { title }, locale)}
            tint={tint}
            layout={layout}
          />
        ) : cover ? (
          <ProjectCover
            data-part="cover"
            figure={cover}
            tint={tint}
            className={projectCoverVariants({ layout })}
          />
        ) : null}
        {compact ? (
          <div className="lali:min-w-0">
            {ledger}
            {story}
          </div>
        ) : (
          ledger
        )}
      </div>
      {compact ? null : story}
    </article>
  );
}

/** As on the page of the project: dark enough on light, and light enough on dark. */
const inked = (tint: string | undefined): CSSProperties =>
  tint === undefined
    ? {}
    : ({
        '--lali-project-tint': tint,
        '--lali-surface-signal':
          'light-dark(color-mix(in oklab,var(--lali-project-tint) 88%,var(--lali-color-text)),color-mix(in oklab,var(--lali-project-tint) 50%,var(--lali-color-text)))',
      } as CSSProperties);

const hasImage = ({ images }: ProjectGallery) => images.some((image) => image !== undefined);

type OriginProps = Record<'client' | 'year' | 'category', string | undefined> & { compact: boolean };

function Titled({ title, href }: { title: string; href: string | undefined }) {
  const Anchor = useLinkComponent();
  if (href === undefined) return title;
  return (
    <Anchor href={href} className={projectLinkVariants()}>
      {title}
      <ArrowIcon
        size={30}
        className="lali:ms-[0.35em] lali:inline-block lali:align-[calc(0.27em-15px)] lali:text-signal lali:transition-transform lali:duration-quick lali:group-hover/title:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/title:-translate-x-1 lali:motion-reduce:transition-none"
      />
    </Anchor>
  );
}

/** Below the title, not above it: the title is the first thing to read. */
function Origin({ client, year, category, compact }: OriginProps) {
  return (
    <p
      data-part="origin"
      className={cx(
        'lali:flex lali:min-w-0 lali:flex-wrap lali:items-center lali:gap-x-3 lali:gap-y-2',
        compact ? 'lali:mt-3' : 'lali:mt-4',
      )}
    >
      {client ? <span className="lali:min-w-0 lali:font-semibold lali:wrap-anywhere">{client}</span> : null}{' '}
      {year ? <span className="lali:type-small lali:text-soft">{year}</span> : null}{' '}
      {category ? <Tag>{category}</Tag> : null}
    </p>
  );
}
