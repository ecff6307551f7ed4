export { type Method, MethodCards, type MethodCardsProps } from './method-cards.tsx';
