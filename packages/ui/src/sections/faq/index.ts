export { Faq, type FaqEntry, type FaqProps } from './faq.tsx';
