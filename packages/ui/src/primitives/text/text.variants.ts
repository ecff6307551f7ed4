import { cva } from 'class-variance-authority';

export const textVariants = cva('min-w-0 wrap-break-word', {
  variants: {
    look: { lead: 'type-lead', body: 'type-body', small: 'type-small', mono: 'type-mono' },
    tone: { current: '', soft: 'text-soft', signal: 'text-signal', error: 'text-error' },
    weight: { regular: '', medium: 'font-medium', strong: 'font-semibold' },
    measure: { true: 'measure', false: '' },
  },
});
