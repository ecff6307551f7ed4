import { cva } from 'class-variance-authority';

/** All labels lie in one grid cell, so the widest sets the width once and for all. */
export const submitLabelVariants = cva('col-start-1 row-start-1 flex items-center justify-center gap-2.5', {
  variants: {
    shown: {
      true: '',
      false: 'invisible',
    },
  },
});
