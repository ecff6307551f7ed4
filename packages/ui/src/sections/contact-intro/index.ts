export { ContactIntro, type ContactIntroProps } from './contact-intro.tsx';
