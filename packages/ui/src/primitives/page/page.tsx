import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface PageProps extends ComponentProps<'div'> {
  /** Sections, in their order. Each is a direct child; a wrapper counts as one section. */
  children?: ReactNode;
}

/** The vertical rhythm of a page: one distance between sections, none between bands that fill the window. */
export function Page({ className, ...rest }: PageProps) {
  return <div className={cx('lali-page-rhythm', className)} {...rest} />;
}
