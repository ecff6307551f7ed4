import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface PageProps extends ComponentProps<'div'> {
  /** Sections, in their order. Each is a direct child; a wrapper counts as one section. */
  children?: ReactNode;
  /**
   * Room above a first section that is no band. `section` is the distance between two sections; `near` is 32 px, from
   * 768 px on 48, for a page that begins with its title, such as an article. Default `section`.
   */
  opening?: 'section' | 'near';
  /** `close` is for a long page: 64 to 96 px between two sections in place of 64 to 128. Default `usual`. */
  rhythm?: 'usual' | 'close';
  /**
   * On paper. `same` keeps the distances; `close` has none, for a document whose sections have room of their own in
   * print. Default `same`.
   */
  printed?: 'same' | 'close';
}

/** The vertical rhythm of a page: one distance between sections, none between bands that fill the window. */
export function Page({
  opening = 'section',
  rhythm = 'usual',
  printed = 'same',
  className,
  ...rest
}: PageProps) {
  return (
    <div
      data-opening={opening}
      data-rhythm={rhythm}
      data-printed={printed}
      className={cx('lali-page-rhythm', className)}
      {...rest}
    />
  );
}
