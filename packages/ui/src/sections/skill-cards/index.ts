export { SkillCards, type SkillCardsProps, type SkillGroup, type SkillSet } from './skill-cards.tsx';
