import { cva } from 'class-variance-authority';

export const proseVariants = cva('prose type-body');
