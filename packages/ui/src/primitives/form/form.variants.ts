import { cva } from 'class-variance-authority';

export const formVariants = cva('min-w-0');
