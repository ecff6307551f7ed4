export { ProjectCard, type ProjectCardProps, type ProjectLabels } from './project-card.tsx';
export {
  type FilmstripChoice,
  ProjectFilmstrip,
  type ProjectFilmstripProps,
} from './project-filmstrip.tsx';
export type { ProjectGallery } from './project-screens.tsx';
export { ProjectTabs, type ProjectTabsItem, type ProjectTabsProps } from './project-tabs.tsx';
export { Projects, type ProjectsProps } from './projects.tsx';
