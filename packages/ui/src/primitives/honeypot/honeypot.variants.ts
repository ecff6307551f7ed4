import { cva } from 'class-variance-authority';

/* Clipped and not `hidden`: programs skip what is not displayed. */
export const honeypotVariants = cva('sr-only m-0');
