export { type RelatedArticle, RelatedArticles, type RelatedArticlesProps } from './related-articles.tsx';
