export { ProjectCover, type ProjectCoverProps, type ProjectFigure } from './project-cover.tsx';
