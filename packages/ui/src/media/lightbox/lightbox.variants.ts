import { cva } from 'class-variance-authority';

export const lightboxImageVariants = cva(
  'h-auto max-h-full min-h-0 w-auto max-w-full rounded-[12px] object-contain',
);

export const lightboxCaptionVariants = cva('type-body min-w-0 max-w-[60ch] text-pretty wrap-anywhere');
