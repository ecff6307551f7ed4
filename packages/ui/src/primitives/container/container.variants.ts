import { cva } from 'class-variance-authority';

export const containerVariants = cva('', {
  variants: {
    width: {
      page: 'container-page',
      reading: 'container-reading',
      full: 'container-full',
    },
  },
});
