import { cva } from 'class-variance-authority';

export const sectionVariants = cva('@container relative', {
  variants: {
    tone: {
      ground: 'surface-ground',
      raised: 'surface-raised',
      night: 'surface-night',
      kingfisher: 'surface-kingfisher',
      leaf: 'surface-leaf',
    },
    space: { section: 'section-gap', band: 'band-gap', none: '' },
  },
});
