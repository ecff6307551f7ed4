export type { CalendarDate } from '../../internal/calendar-date.ts';
export { ArticleBody, type ArticleBodyLabels, type ArticleBodyProps } from './article-body.tsx';
export type { ShareOutcome } from './share-article.tsx';
