import {
  ArticleBody,
  ArticleCover,
  BackLink,
  type CalendarDate,
  Page,
  Prose,
  RelatedArticles,
} from '@laliaflia/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sharePage } from '../browser/share.ts';
import { head as articleHead, back, closing, related } from '../content/pages/article.ts';
import type { Article } from '../content/schema/texts.ts';
import { site } from '../content/site.ts';
import { articleFile, loadArticle } from '../features/blog/article.ts';
import { pictureOf, readable } from '../features/blog/article-cards.tsx';
import { FeedLink } from '../features/blog/feed-link.tsx';
import { TextDrawing, textDrawingPart } from '../features/blog/within/text-drawing.tsx';
import { WorkingWeek } from '../features/blog/working-week.tsx';
import { WrittenBy } from '../features/blog/written-by.tsx';
import type { Subjects } from '../routing/pages.ts';
import { cameFrom } from '../routing/route-change.tsx';
import { followLinks } from '../routing/router-link.tsx';

export const subjects: Subjects<Article> = {
  names: async () => (await import('../content/articles.ts')).published.map(({ slug }) => slug),
  data: articleFile,
  load: loadArticle,
};

export { closing };

export const partsOf = ({ slug, author, next, related: others, text }: Article) => [
  author.id,
  slug,
  next.slug,
  ...others.map((other) => other.slug),
  ...text.flatMap((part) => (typeof part === 'string' ? [] : textDrawingPart(part.drawing))),
];

export const head = (_type: string, article: Article) => articleHead(article);

export default function ArticlePage({ subject: article }: { subject: Article }) {
  const navigate = useNavigate();
  const { title, excerpt, category, author, date, readMinutes, contents, tags, text, ending } = article;
  // Where the list is what one came from, its search and its place on the page are still there.
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (cameFrom() !== back.href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Page opening="near" printed="close">
      <FeedLink />
      <ArticleBody
        title={title}
        lead={excerpt}
        category={category}
        author={author.name}
        date={date as CalendarDate}
        readMinutes={readMinutes}
        picture={pictureOf(article)}
        contents={contents
          .filter(({ level }) => level === 2)
          .map(({ id, label, mark }) => ({ id, title: label, ...(mark && { mark }) }))}
        tags={tags}
        locale={site.locale}
        onShare={() => sharePage(title)}
        html={text.map((part) =>
          typeof part === 'string' ? part : <TextDrawing key={part.drawing} {...part} />,
        )}
        ending={
          ending && (
            <>
              <WorkingWeek />
              <Prose html={ending} className="lali:mt-6 lali:xl:text-[1.1875rem]" />
            </>
          )
        }
        writer={<WrittenBy author={author.id} />}
        back={
          <BackLink href={back.href} onClick={goBack}>
            {back.label}
          </BackLink>
        }
        {...followLinks}
      />
      <RelatedArticles
        {...related}
        articles={article.related.map((each) => readable(each))}
        locale={site.locale}
      />
      <ArticleCover
        {...closing}
        article={readable(article.next)}
        locale={site.locale}
        className="lali:print:hidden"
      />
    </Page>
  );
}
