import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const containerVariants = cva('', {
  variants: {
    width: {
      page: 'lali:container-page',
      reading: 'lali-container-reading',
      full: 'lali-container-full',
    },
  },
});

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * `page` is centred and at most 1216 px wide, `reading` begins where the page begins and ends after 68 characters,
   * `full` has the gutters only. Default `page`.
   */
  width?: 'page' | 'reading' | 'full';
}

/** Keeps content off the edges of the window: gutters of 20 px, 32 from 768 px up, more beside a notch. */
export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return <div data-width={width} className={cx(containerVariants({ width }), className)} {...props} />;
}
