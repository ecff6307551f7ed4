export type { CalendarDate, CalendarMonth } from '../../internal/calendar-date.ts';
export {
  type AnnouncedArticle,
  type Article,
  ArticleCard,
  type ArticleCardLabels,
  type ArticleCardProps,
  type PublishedArticle,
} from './article-card.tsx';
export { ArticleList, type ArticleListProps } from './article-list.tsx';
