export { PersonIntro, type PersonIntroFact, type PersonIntroProps } from './person-intro.tsx';
