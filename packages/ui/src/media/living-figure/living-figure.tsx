import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { drawing } from './markup.ts';

export type FigureTone = 'page' | 'kingfisher' | 'leaf' | 'night';

interface SharedProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** Names the figure for assistive technology (role="img"); without it the figure is decoration. */
  title?: string;
  /** Width in px; without it the figure fills the width of its parent. */
  size?: number;
  /** The surface it stands on. Default `page`: ground or raised, light or dark. */
  tone?: FigureTone;
  /** Grows once on first view. */
  grow?: boolean;
  seed?: number;
}

export type LivingFigureProps = SharedProps & { rule?: 'phyllotaxis'; cells?: number; parts?: number };

export function LivingFigure({
  rule = 'phyllotaxis',
  seed = 7,
  cells = 560,
  parts = 6,
  size,
  tone = 'page',
  grow = false,
  title,
  className,
  ...rest
}: LivingFigureProps) {
  const { viewBox, width, height, markup } = drawing({ rule, seed, cells, parts });
  return (
    <svg
      viewBox={viewBox}
      width={size ?? width}
      height={size ? Math.round((size * height) / width) : height}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      data-rule={rule}
      data-tone={tone}
      data-grow={grow ? '' : undefined}
      className={cx('living-figure', size && 'living-figure-sized', className)}
      {...rest}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, numbers only. */}
      <g dangerouslySetInnerHTML={markup} />
    </svg>
  );
}
