export { SkillCards, type SkillCardsProps, type SkillGroup } from './skill-cards.tsx';
