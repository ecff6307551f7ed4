export { type Idea, IdeaList, type IdeaListLabels, type IdeaListProps } from './idea-list.tsx';
