export {
  type IdeasMiniature,
  type QuestionMiniature,
  ToolTeaser,
  type ToolTeaserLink,
  type ToolTeaserProps,
} from './tool-teaser.tsx';
