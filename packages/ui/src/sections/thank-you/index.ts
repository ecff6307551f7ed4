export type { ThankYouStep } from './step-line.tsx';
export { ThankYou, type ThankYouProps } from './thank-you.tsx';
