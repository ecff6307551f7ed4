import { cva } from 'class-variance-authority';

/** `m-0` takes back the −1 px margin of `sr-only`: roots have no outer margin. */
export const visuallyHiddenVariants = cva('lali:sr-only lali:m-0');
