export { TeamCard, type TeamCardProps, type TeamLabels, type TeamMember } from './team-card.tsx';
export { TeamGrid, type TeamGridProps } from './team-grid.tsx';
