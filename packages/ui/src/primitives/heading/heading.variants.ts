import { cva } from 'class-variance-authority';

export const headingVariants = cva('min-w-0 wrap-break-word', {
  variants: {
    look: {
      hero: 'type-hero',
      title: 'type-title',
      heading: 'type-heading',
      subheading: 'type-subheading',
      minor: 'font-text font-semibold text-[1.1875rem] leading-snug',
    },
    tone: { current: '', soft: 'text-soft', signal: 'text-signal' },
  },
});
