export { type PathCard, PathCards, type PathCardsProps } from './path-cards.tsx';
