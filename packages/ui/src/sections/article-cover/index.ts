export { ArticleCover, type ArticleCoverProps, type CoveredArticle } from './article-cover.tsx';
