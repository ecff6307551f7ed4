'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { type ArticleFacts, Byline, readTime } from '../../internal/article-facts.tsx';
import { coverArrow, coverLink } from '../../internal/cover-link.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleFacts } from '../../messages/en.ts';
import type { ArticleFactLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

export interface CoveredArticle extends ArticleFacts {
  picture: ArticlePictureSource;
}

export interface ArticleCoverProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** One that can be read. */
  article: CoveredArticle;
  /** What it is to the reader, above the title: 'Next article'. */
  label: string;
  /** BCP 47 tag for dates and numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<Pick<ArticleFactLabels, 'readTime'>>;
}

/** The next article as the end of a page: its title as a heading, its picture beside it, and the whole band leads there. */
export function ArticleCover({
  article,
  label,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: ArticleCoverProps) {
  const headingId = useId();
  const Anchor = useLinkComponent();
  const locale = useLocale(ownLocale);
  const facts = useWords('articleFacts', articleFacts, labels);
  const { title, excerpt, category, author, date, readMinutes, href, picture } = article;
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx(
        'lali:group/cover lali:@container lali:relative lali:isolate lali:overflow-clip lali:surface-raised lali:border-t lali:border-soft',
        className,
      )}
      {...rest}
    >
      <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-8 lali:py-12 lali:@3xl:grid-cols-12 lali:@3xl:items-center lali:@3xl:py-16">
        <div data-part="words" className="lali:min-w-0 lali:@3xl:col-span-7">
          <p className="lali:font-semibold lali:text-signal lali:wrap-anywhere">{label}</p>
          <h2
            id={headingId}
            className="lali:mt-3 lali:font-display lali:text-[clamp(1.875rem,1.5rem+1.6cqi,2.75rem)] lali:leading-[1.08] lali:tracking-[-0.015em] lali:text-balance lali:wrap-anywhere lali:[font-weight:var(--lali-weight-display)] lali:@3xl:mt-4"
          >
            <Anchor href={href} className={coverLink}>
              {title}
              <ArrowIcon {...coverArrow} className={cx(coverArrow.className, 'lali:text-signal')} />
            </Anchor>
          </h2>
          <p className="lali:type-lead lali:mt-4 lali:max-w-[30em] lali:wrap-anywhere">{excerpt}</p>
          <Byline
            className="lali:mt-6 lali:text-soft"
            category={category}
            author={author}
            date={date}
            minutes={readTime(readMinutes, facts, locale)}
            locale={locale}
          />
        </div>
        <ArticlePicture
          picture={picture}
          frame="none"
          shape={picture.kind === 'figure' ? 'square' : 'wide'}
          cells={260}
          className={cx(
            'lali:ms-auto lali:w-full lali:@3xl:col-span-5 lali:@3xl:col-start-8 lali:@3xl:max-w-[29rem]',
            picture.kind !== 'drawing' && 'lali:max-w-[17rem]',
          )}
        />
      </div>
    </section>
  );
}
