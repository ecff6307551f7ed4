'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { LivingFigure } from '../living-figure/index.ts';
import { coverFigureVariants, projectCoverVariants } from './project-cover.variants.ts';

/** The growth rule and the seed: every seed is another figure of the same kind. */
export interface ProjectFigure {
  rule: 'phyllotaxis' | 'branching' | 'strands';
  seed: number;
}

export interface ProjectCoverProps extends Omit<ComponentProps<'div'>, 'children'> {
  figure: ProjectFigure;
  /** The colour of the project's own world (any CSS colour of medium lightness). Default: the accent of the page. */
  tint?: string | undefined;
  /** `strip` runs over the width of its container; `corner` fills a box that it is given. Default `strip`. */
  shape?: 'strip' | 'corner';
}

/** What stands for a project that has no pictures: a figure of its own, in its own colour. */
export function ProjectCover({
  figure,
  tint = 'var(--color-accent)',
  shape = 'strip',
  className,
  style,
  ...rest
}: ProjectCoverProps) {
  return (
    <div
      data-rule={figure.rule}
      data-shape={shape}
      className={cx(projectCoverVariants({ shape }), className)}
      style={{ '--project-tint': tint, ...style } as CSSProperties}
      {...rest}
    >
      <div className={coverFigureVariants({ shape, rule: figure.rule })}>
        <Grown {...figure} />
      </div>
    </div>
  );
}

/** Few cells: a page may have nine of them. */
function Grown({ rule, seed }: ProjectFigure) {
  const stretched = { seed, preserveAspectRatio: 'none' } as const;
  if (rule === 'branching')
    return <LivingFigure rule="branching" seed={seed} preserveAspectRatio="xMinYMid meet" />;
  if (rule === 'strands') return <LivingFigure rule="strands" {...stretched} />;
  return <LivingFigure cells={170} parts={3} seed={seed} />;
}
