'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { type FigureRule, LivingFigure } from '../living-figure/index.ts';
import { coverFigureVariants, projectCoverVariants } from './project-cover.variants.ts';

/**
 * The growth rule and the seed, a whole number: every seed is another figure of the same kind. In a strip, even ones
 * stand at the end and odd ones at the start.
 */
export interface ProjectFigure {
  rule: FigureRule;
  seed: number;
}

export interface ProjectCoverProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The rule and the seed of the project's own figure. */
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
  const at = figure.seed % 2 === 0 ? 'end' : 'start';
  return (
    <div
      data-rule={figure.rule}
      data-shape={shape}
      data-at={at}
      className={cx(projectCoverVariants({ shape }), className)}
      style={{ '--project-tint': tint, ...style } as CSSProperties}
      {...rest}
    >
      <div className={coverFigureVariants({ shape, rule: figure.rule, at })}>
        <Grown {...figure} />
      </div>
    </div>
  );
}

/** Few cells: a page may have nine of them. */
function Grown({ rule, seed }: ProjectFigure) {
  if (rule === 'branching') return <LivingFigure rule="branching" seed={seed} />;
  if (rule === 'strands') return <LivingFigure rule="strands" seed={seed} />;
  if (rule === 'tessellation') return <LivingFigure rule="tessellation" seed={seed} />;
  if (rule === 'venation') return <LivingFigure rule="venation" seed={seed} />;
  return <LivingFigure cells={170} parts={3} seed={seed} />;
}
