import { cva } from 'class-variance-authority';

/* Always there, so that its region is heard; a strip only when it has something to say. */
export const outboxVariants = cva('@container', {
  variants: {
    filled: {
      true: 'surface-raised border-line border-t py-2',
      false: '',
    },
  },
});
