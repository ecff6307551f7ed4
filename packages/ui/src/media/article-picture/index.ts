export {
  type ArticleDrawing,
  type ArticleFigure,
  ArticlePicture,
  type ArticlePictureProps,
  type ArticlePictureSource,
} from './article-picture.tsx';
