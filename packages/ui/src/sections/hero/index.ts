export { Hero, type HeroAction, type HeroProps } from './hero.tsx';
