'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { DeviceFrame, type MediaImage } from '../../media/device-frame/index.ts';
import { ProjectCover, type ProjectFigure } from '../../media/project-cover/index.ts';
import type { CaseStudyLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { Stat } from '../../primitives/stat/index.ts';
import {
  caseStudyCardVariants,
  caseStudyCoverVariants,
  caseStudyDeviceVariants,
  caseStudyLayoutVariants,
  caseStudyStripVariants,
  caseStudyTitleVariants,
  caseStudyWordsVariants,
} from './case-study-card.variants.ts';
import { CaseStudyFacts } from './case-study-facts.tsx';

export type { CaseStudyLabels };

export interface CaseStudy {
  /** The project's own label, never its category: 'Airline seat selection'. */
  title: string;
  /** For whom the work was done. */
  company: string;
  /** 'UX/UI Design'. */
  category: string;
  /** One or two sentences. */
  description: ReactNode;
  /** The one number that matters. Without one the screen has the strip to itself. */
  proof?: { value: string; label: string };
  /** The device that the screen is shown on. */
  mockup: 'mobile' | 'desktop';
  /** Only the first is shown. Without any, the card has only text and leaves no space, unless it has a `cover`. */
  images: readonly MediaImage[];
  /** The figure in the strip while there is no screen. Default: none. */
  cover?: ProjectFigure;
  /** The colour of the figure (any CSS colour). Default: the accent of the page. */
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
  /** Where the strip with the screen stands, in wide containers. Default `start`. */
  side?: 'start' | 'end';
  /** Default 3. */
  headingLevel?: 2 | 3;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<CaseStudyLabels>;
}

/** How wide the screen is, for a browser that chooses a file by it. */
const sizes = {
  mobile: '(width >= 48rem) 257px, 227px',
  desktop: '(width >= 80rem) 715px, (width >= 64rem) 57vw, 100vw',
};

/** A project in short: one screen, one number, what was done and what came of it. */
export function CaseStudyCard({
  title,
  company,
  category,
  description,
  proof,
  mockup,
  images,
  cover,
  tint,
  technologies = [],
  outcomes = [],
  href,
  side = 'start',
  headingLevel = 3,
  labels,
  className,
  ...rest
}: CaseStudyCardProps) {
  const headingId = useId();
  const Title = `h${headingLevel}` as const;
  const [image] = images;
  const strip = image !== undefined || cover !== undefined;
  return (
    <article
      aria-labelledby={headingId}
      data-side={side}
      data-mockup={image ? mockup : 'none'}
      className={cx(caseStudyCardVariants({ linked: href !== undefined }), className)}
      {...rest}
    >
      <div className={caseStudyLayoutVariants({ strip })}>
        <div data-part="words" className={caseStudyWordsVariants({ side: strip ? side : 'none' })}>
          <div className={strip ? '' : 'lali:min-w-0 lali:@3xl:col-span-7'}>
            {strip ? null : <Proof proof={proof} className="lali:mb-6" />}
            <Title id={headingId} className={caseStudyTitleVariants({ level: headingLevel })}>
              <Titled title={title} href={href} />
            </Title>
            <p className="lali:mt-3 lali:wrap-anywhere">
              <span className="lali:font-semibold">{company}</span>
              <span
                aria-hidden="true"
                className="lali:mx-[0.6em] lali:inline-block lali:size-[0.4em] lali:rounded-full lali:bg-current lali:align-[0.12em] lali:opacity-50"
              />
              <span className="lali:text-soft"> {category}</span>
            </p>
            <p className="lali:type-lead lali:mt-5 lali:max-w-[28em] lali:text-soft lali:wrap-anywhere">
              {description}
            </p>
          </div>
          <CaseStudyFacts
            level={headingLevel}
            services={technologies.slice(0, 3)}
            results={outcomes.slice(0, 3)}
            labels={labels}
            className={strip ? 'lali:mt-8' : 'lali:min-w-0 lali:@3xl:col-span-5 lali:@3xl:self-end'}
          />
        </div>
        {image ? (
          <div data-part="strip" className={caseStudyStripVariants({ side, mockup })}>
            <Proof proof={proof} className={mockup === 'mobile' ? 'lali:@xl:self-end lali:@xl:pb-10' : ''} />
            <div data-part="device" className={caseStudyDeviceVariants({ mockup })}>
              <DeviceFrame
                device={mockup === 'mobile' ? 'phone' : 'desktop'}
                image={image.srcSet && !image.sizes ? { ...image, sizes: sizes[mockup] } : image}
              />
            </div>
          </div>
        ) : cover ? (
          <div
            data-part="strip"
            className={caseStudyStripVariants({ side, mockup: 'none' })}
            style={{ '--lali-project-tint': tint ?? 'var(--lali-color-accent-solid)' } as CSSProperties}
          >
            <Proof proof={proof} className="" />
            <ProjectCover
              data-part="cover"
              shape="corner"
              figure={cover}
              tint={tint}
              className={caseStudyCoverVariants({ proof: proof !== undefined })}
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
        size={28}
        className="lali:ms-[0.35em] lali:inline-block lali:align-[-0.04em] lali:text-accent-text lali:transition-transform lali:duration-quick lali:group-hover/study:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/study:-translate-x-1 lali:motion-reduce:transition-none"
      />
    </Anchor>
  );
}

function Proof({ proof, className }: { proof: CaseStudy['proof']; className: string }) {
  if (!proof) return null;
  return (
    <Stat
      data-part="proof"
      size="hero"
      tone="signal"
      // A sign stays with its number.
      value={proof.value.replaceAll(' ', '\u00a0')}
      label={proof.label}
      className={className}
    />
  );
}
