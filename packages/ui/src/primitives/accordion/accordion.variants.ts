import { cva } from 'class-variance-authority';

export const accordionRootVariants = cva('border-line border-b text-ink');

export const accordionItemVariants = cva('group/item border-line border-t');

export const accordionTriggerVariants = cva(
  'focus-ring flex min-h-16 w-full cursor-pointer list-none items-center justify-between gap-6 rounded-[6px] py-4 text-start transition-colors duration-quick hover:text-accent-text motion-reduce:transition-none [&::-webkit-details-marker]:hidden',
);

export const accordionContentVariants = cva(
  'type-body max-w-[68ch] pe-11 pt-2 pb-6 text-muted wrap-anywhere',
);
