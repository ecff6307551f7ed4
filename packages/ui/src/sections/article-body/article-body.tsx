'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Byline, readTime } from '../../internal/article-facts.tsx';
import { bleedsToEnd } from '../../internal/bleed.ts';
import type { CalendarDate } from '../../internal/calendar-date.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ReadingLayout } from '../../internal/reading-layout.tsx';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleBody, articleFacts } from '../../messages/en.ts';
import type { ArticleBodyMessages, ArticleFactLabels } from '../../messages/labels.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { ArticleText } from './article-text.tsx';
import { ShareArticle, type ShareOutcome } from './share-article.tsx';

/* From the column of the text on. */
const articleImageVariants = cva([
  bleedsToEnd,
  'lali:mb-10 lali:@5xl:mb-16 lali:print:me-0 lali:print:mb-6 lali:print:max-h-[8cm]',
]);

const narrow = 'lali:max-w-[19rem] lali:@3xl:max-w-none';

/* Beside the title. One that has an outline of its own is cut by the window, one that has ends is whole. */
const articleFigureVariants = cva(
  // Decoration: paper saves its ink.
  'lali:ms-auto lali:w-full lali:@max-3xl:mt-8 lali:@3xl:col-span-5 lali:@3xl:col-start-8 lali:print:hidden',
  {
    variants: {
      rule: {
        phyllotaxis: [narrow, bleedsToEnd, 'lali:translate-x-[12%] lali:rtl:-translate-x-[12%]'],
        tessellation: [narrow, bleedsToEnd, 'lali:translate-x-[8%] lali:rtl:-translate-x-[8%]'],
        branching: [narrow, bleedsToEnd],
        strands: narrow,
        venation: narrow,
        drawing: '',
      },
    },
  },
);

export type ArticleBodyLabels = ArticleBodyMessages & Pick<ArticleFactLabels, 'readTime'>;

interface ArticleBodyBase extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title of the page, its only heading of level 1. */
  title: string;
  /** What it is about, in a sentence or two below the title. Without it the first paragraph is larger. Default none. */
  lead?: ReactNode;
  /** Above the title: what kind of article it is. */
  category: string;
  /** Who wrote it. */
  author: string;
  /** The day it was published. */
  date: CalendarDate;
  /** In whole minutes. */
  readMinutes: number;
  /** A figure by its rule and seed, or an image with its alternative text. */
  picture: ArticlePictureSource;
  /** The last part of the text, on a sheet of its own: what the reader may try. Prose of elements or of HTML. Default none. */
  ending?: ReactNode;
  /** Below the text: who wrote it, with a portrait, and how to write to them. Default none. */
  writer?: ReactNode;
  /** Above everything else: a BackLink to the list. */
  back?: ReactNode;
  /**
   * Headings of the text that carry these ids, in their order, each with its number where they are numbered. Fewer than
   * two draw no list. Default none.
   */
  contents?: readonly { id: string; title: string; mark?: string }[];
  /** Default none. */
  tags?: readonly string[];
  /** Shares the page and returns the outcome. Without it there is no button. */
  onShare?: () => ShareOutcome | Promise<ShareOutcome>;
  /** BCP 47 tag for dates and numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ArticleBodyLabels>;
}

interface ArticleOfElementsProps extends ArticleBodyBase {
  /** The text as plain elements, typeset by Prose. Headings begin at level 2. */
  children: ReactNode;
  html?: never;
}

interface ArticleOfHtmlProps extends ArticleBodyBase {
  /**
   * The text as HTML that you wrote or have made safe: it is put into the page unchanged, scripts included. Never
   * pass on HTML that visitors wrote. Headings begin at level 2. A list is such texts and, between them, elements as
   * wide as the column and its margin: drawings, each with a key.
   */
  html: string | readonly (string | ReactElement)[];
  children?: never;
}

export type ArticleBodyProps = ArticleOfElementsProps | ArticleOfHtmlProps;

/** An article to read: its title, a picture that runs into the margin, and the text at the width one reads best. */
export function ArticleBody({
  title,
  lead,
  category,
  author,
  date,
  readMinutes,
  picture,
  ending,
  writer,
  back,
  contents = [],
  tags = [],
  onShare,
  locale: ownLocale,
  labels,
  html,
  children,
  className,
  ...rest
}: ArticleBodyProps) {
  const titleId = useId();
  const tagsId = useId();
  const locale = useLocale(ownLocale);
  const facts = useWords('articleFacts', articleFacts, labels);
  const said = useWords('articleBody', articleBody, labels);
  return (
    <article aria-labelledby={titleId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:overflow-x-clip">
        <header className="lali:container-page lali:@3xl:grid lali:@3xl:grid-cols-12 lali:@3xl:items-center lali:@3xl:gap-x-6 lali:print:block">
          <div
            className={cx(
              'lali:min-w-0',
              picture.kind === 'image' ? 'lali:@3xl:col-span-12' : 'lali:@3xl:col-span-7',
            )}
          >
            {back ? <div className="lali:pb-6 lali:@3xl:pb-10 lali:print:hidden">{back}</div> : null}
            <p className="lali:font-semibold lali:text-signal lali:wrap-anywhere">{category}</p>
            <Heading id={titleId} level={1} className="lali:mt-3 lali:max-w-[15em] lali:wrap-anywhere">
              {title}
            </Heading>
            {lead ? (
              <p className="lali:type-lead lali:mt-6 lali:max-w-[30em] lali:wrap-anywhere">{lead}</p>
            ) : null}
            <Byline
              className="lali:mt-6 lali:text-soft"
              author={author}
              date={date}
              minutes={readTime(readMinutes, facts, locale)}
              locale={locale}
            />
          </div>
          {picture.kind === 'image' ? null : (
            <ArticlePicture
              picture={picture}
              frame="none"
              shape={picture.kind === 'drawing' ? 'wide' : 'square'}
              cells={420}
              className={articleFigureVariants({
                rule: picture.kind === 'drawing' ? 'drawing' : picture.rule,
              })}
            />
          )}
          {picture.kind === 'image' ? null : (
            <div
              className={cx(
                'lali:mt-8 lali:border-t lali:border-soft lali:@3xl:col-span-12 lali:@3xl:mt-10 lali:print:mt-4',
                // A list above the text has a rule of its own.
                contents.length > 1 && 'lali:@max-5xl:hidden',
              )}
            />
          )}
        </header>
      </div>
      <div className="lali:pt-8 lali:@3xl:pt-10 lali:print:pt-4">
        <ReadingLayout
          label={said.contents}
          entries={contents}
          before={
            picture.kind === 'image' ? (
              <ArticlePicture
                picture={picture}
                shape="panorama"
                bleed="end"
                loading="eager"
                className={cx('lali:@5xl:aspect-auto lali:@5xl:h-[min(28rem,34cqi)]', articleImageVariants())}
              />
            ) : undefined
          }
        >
          <ArticleText html={html} isLed={!lead}>
            {children}
          </ArticleText>
          {ending ? (
            <div
              data-part="ending"
              className="lali:mt-12 lali:surface-raised lali:rounded-card lali:border lali:border-soft lali:p-6 lali:@3xl:mt-16 lali:@3xl:p-12"
            >
              {ending}
            </div>
          ) : null}
          {writer || tags.length > 0 || onShare ? (
            <footer className="lali:mt-12 lali:flex lali:flex-wrap lali:items-center lali:gap-6 lali:border-soft lali:border-t lali:pt-6 lali:@3xl:mt-16">
              {writer ? (
                <div data-part="writer" className="lali:w-full lali:pb-6">
                  {writer}
                </div>
              ) : null}
              {tags.length > 0 ? (
                <div>
                  <span id={tagsId} className="lali:sr-only">
                    {said.tags}
                  </span>
                  <ul
                    aria-labelledby={tagsId}
                    className="lali:flex lali:flex-wrap lali:gap-y-1 lali:text-soft lali:wrap-anywhere"
                  >
                    {tags.map((tag) => (
                      <li
                        key={tag}
                        className="lali:min-w-0 lali:not-last:me-[0.3em] lali:not-last:after:content-[','_/_'']"
                      >
                        {tag}
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
              {onShare ? <ShareArticle onShare={onShare} labels={said} /> : null}
            </footer>
          ) : null}
        </ReadingLayout>
      </div>
    </article>
  );
}
