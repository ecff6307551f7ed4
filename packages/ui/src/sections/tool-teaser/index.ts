export {
  type IdeasMiniature,
  type QuestionMiniature,
  type ScoreMiniature,
  ToolTeaser,
  type ToolTeaserLink,
  type ToolTeaserProps,
} from './tool-teaser.tsx';
