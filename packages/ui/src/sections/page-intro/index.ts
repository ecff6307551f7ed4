export { PageIntro, type PageIntroAction, type PageIntroProps } from './page-intro.tsx';
