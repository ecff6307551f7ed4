export { type CtaAction, CtaBand, type CtaBandProps, type CtaTone } from './cta-band.tsx';
