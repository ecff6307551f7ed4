'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import type { MediaImage } from '../../media/device-frame/index.ts';
import { ProjectCover, type ProjectFigure } from '../../media/project-cover/index.ts';
import type { CaseStudyLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import {
  caseStudyCardVariants,
  caseStudyCoverVariants,
  caseStudyLayoutVariants,
  caseStudyProofVariants,
  caseStudyStripVariants,
  caseStudyTitleVariants,
  caseStudyWordsVariants,
} from './case-study-card.variants.ts';
import { CaseStudyFacts } from './case-study-facts.tsx';
import { type CaseStudyScreen, CaseStudyScreens } from './case-study-screens.tsx';

export type { CaseStudyLabels, CaseStudyScreen };

export interface CaseStudy {
  /** The project's own label, never its category: 'Airline seat selection'. */
  title: string;
  /** For whom the work was done. */
  company: string;
  /** 'UX/UI Design'. */
  category: string;
  /** One or two sentences. */
  description: ReactNode;
  /** The one number that matters, up to 160 px high. Without one the first outcome is set large in its place. */
  proof?: { value: string; label: string };
  /** The device of the first screen, and of each that does not say its own. */
  mockup: 'mobile' | 'desktop';
  /** The first in front, one more beside or behind it. Without any there are words alone, unless it has a `cover`. */
  images: readonly CaseStudyScreen[];
  /** A part of a desktop screen at its own size, which narrow cards show instead of the whole. Default none. */
  detail?: MediaImage;
  /** The figure in the place of the screens while there are none. Default: none. */
  cover?: ProjectFigure;
  /** Main colour of the product (any CSS colour), of medium lightness: the field and the number. Default: the accent of the page. */
  tint?: string;
  /** Only the first three are shown. */
  technologies?: readonly string[];
  /** Only the first three are shown. */
  outcomes?: readonly string[];
  /** The case study itself. The title becomes the link, the whole card its target. */
  href?: string;
}

export interface CaseStudyCardProps
  extends CaseStudy,
    Omit<ComponentProps<'article'>, 'title' | 'role' | 'children'> {
  /** Where the screens are, in wide containers. Default `end`. */
  side?: 'start' | 'end';
  /** `quiet` beside a leading one: words on the page, a smaller number. Default `leading`. */
  weight?: 'leading' | 'quiet';
  /** Default 3. */
  headingLevel?: 2 | 3;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<CaseStudyLabels>;
}

/** A project in short, on a field of its own colour: its screens, one number, what came of it and what was done. */
export function CaseStudyCard({
  title,
  company,
  category,
  description,
  proof,
  mockup,
  images,
  detail,
  cover,
  tint,
  technologies = [],
  outcomes = [],
  href,
  side = 'end',
  weight = 'leading',
  headingLevel = 3,
  labels,
  className,
  style,
  ...rest
}: CaseStudyCardProps) {
  const headingId = useId();
  const Title = `h${headingLevel}` as const;
  const strip = images.length > 0 || cover !== undefined;
  const place = strip ? side : 'none';
  const results = outcomes.slice(0, 3);
  const [key, ...others] = results;
  return (
    <article
      aria-labelledby={headingId}
      data-side={side}
      data-weight={weight}
      data-mockup={images.length > 0 ? mockup : 'none'}
      className={cx(caseStudyCardVariants({ linked: href !== undefined }), className)}
      style={{ ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div className={caseStudyLayoutVariants({ weight, side: place })}>
        <div data-part="words" className={caseStudyWordsVariants({ weight, side: place })}>
          <div className="lali:min-w-0">
            <Title
              id={headingId}
              className={caseStudyTitleVariants({ look: weight === 'quiet' ? weight : headingLevel })}
            >
              <Titled title={title} href={href} />
            </Title>
            <p className="lali:mt-2 lali:wrap-anywhere">
              <span className="lali:font-semibold">{company}</span>
              <span
                aria-hidden="true"
                className="lali:mx-[0.6em] lali:inline-block lali:size-[0.4em] lali:rounded-full lali:bg-current lali:align-[0.12em] lali:opacity-50"
              />
              <span className="lali:text-soft"> {category}</span>
            </p>
            <p className="lali:mt-3 lali:max-w-[30em] lali:wrap-anywhere">{description}</p>
            <Proof proof={proof} outcome={key} weight={weight} />
          </div>
          <CaseStudyFacts
            level={headingLevel}
            services={technologies.slice(0, 3)}
            results={proof ? results : others}
            labels={labels}
          />
        </div>
        {images.length > 0 ? (
          <CaseStudyScreens
            screens={images}
            device={mockup === 'mobile' ? 'phone' : 'desktop'}
            detail={detail}
            weight={weight}
            side={side}
          />
        ) : cover ? (
          <div data-part="strip" className={caseStudyStripVariants({ weight, side })}>
            <ProjectCover
              data-part="cover"
              shape="corner"
              figure={cover}
              tint={tint}
              className={caseStudyCoverVariants()}
            />
          </div>
        ) : null}
      </div>
    </article>
  );
}

/** The link is as wide as its words, its target the card. */
function Titled({ title, href }: { title: string; href: string | undefined }) {
  const Anchor = useLinkComponent();
  if (href === undefined) return title;
  return (
    <Anchor href={href} className="lali:outline-none lali:after:absolute lali:after:inset-0 lali:after:z-10">
      {title}
      <ArrowIcon
        size={30}
        className="lali:ms-[0.35em] lali:inline-block lali:align-[calc(0.27em-15px)] lali:transition-transform lali:duration-quick lali:group-hover/study:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/study:-translate-x-1 lali:motion-reduce:transition-none"
      />
    </Anchor>
  );
}

interface ProofProps {
  proof: CaseStudy['proof'];
  outcome: string | undefined;
  weight: 'leading' | 'quiet';
}

/** What has changed: the number, or in its place the first outcome. */
function Proof({ proof, outcome, weight }: ProofProps) {
  // Of a quiet one as high with a number as with words, so that two side by side have their results on one line.
  const distance =
    weight === 'quiet' ? 'lali:mt-5 lali:flex lali:min-h-15 lali:items-end lali:gap-x-4' : 'lali:mt-7';
  if (proof) {
    return (
      <p data-part="proof" className={distance}>
        {/* A sign stays with its number. */}
        <strong className={caseStudyProofVariants({ kind: 'number', weight })}>
          {proof.value.replaceAll(' ', '\u00a0')}
        </strong>{' '}
        <span
          className={cx(
            'lali:min-w-0 lali:font-semibold lali:wrap-anywhere',
            weight === 'leading' && 'lali:mt-2 lali:block',
          )}
        >
          {proof.label}
        </span>
      </p>
    );
  }
  if (outcome === undefined) return null;
  return (
    <p data-part="proof" className={distance}>
      <strong className={caseStudyProofVariants({ kind: 'words', weight })}>{outcome}</strong>
    </p>
  );
}
