export { CtaLine, type CtaLineAction, type CtaLineProps } from './cta-line.tsx';
