export { type ProcessStep, ProcessSteps, type ProcessStepsProps } from './process-steps.tsx';
