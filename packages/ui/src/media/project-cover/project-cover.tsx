'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { type FigureRule, LivingFigure } from '../living-figure/index.ts';

/* No corners of its own: it fills what it is put into. The figure leaves it, as a plant leaves its pot. */
const projectCoverVariants = cva('relative isolate block min-w-0', {
  variants: {
    shape: {
      strip:
        'h-[clamp(15rem,34cqi,27rem)] overflow-clip bg-[color-mix(in_oklab,var(--project-tint)_14%,var(--color-ground))] forced-colors:border-y',
      corner: '',
    },
  },
});

/*
 * From the living centre to the built rim in the colour of the project; ink darkens it on a light page and lightens it
 * on a dark one, so that every cell keeps three to one.
 */
const coverFigureVariants = cva(
  'project-cover-figure pointer-events-none absolute flex [&>svg]:max-w-none [&>svg]:shrink-0',
  {
    variants: {
      shape: { strip: 'inset-0', corner: 'inset-0' },
      rule: { phyllotaxis: '', branching: '', strands: '', tessellation: '', venation: '' },
      /* The end of the strip where the figure is; in a corner it is always the end. */
      at: { start: '', end: '' },
    },
    compoundVariants: [
      /* A wide strip is cut out of a figure that is larger than it, with the centre in sight: a horizon. */
      {
        shape: 'strip',
        rule: 'phyllotaxis',
        class: 'items-start pt-6 *:w-[max(62cqi,25rem)] @3xl:px-[4cqi] @3xl:pt-0 @3xl:*:-mt-[5cqi]',
      },
      { shape: 'strip', rule: 'phyllotaxis', at: 'end', class: 'justify-end' },
      /* A root runs in from the edge of the window and spreads beyond the strip. */
      { shape: 'strip', rule: 'branching', class: 'items-center *:w-[max(62cqi,21rem)]' },
      { shape: 'strip', rule: 'branching', at: 'start', class: 'rtl:-scale-x-100' },
      { shape: 'strip', rule: 'branching', at: 'end', class: '-scale-x-100 rtl:scale-x-100' },
      /* Strands stay whole. */
      {
        shape: 'strip',
        rule: 'strands',
        class: 'items-center px-[max(1.25rem,6cqi)] rtl:-scale-x-100 *:h-[84%] *:w-auto',
      },
      { shape: 'strip', rule: ['strands', 'venation'], at: 'end', class: 'justify-end' },
      {
        shape: 'strip',
        rule: 'venation',
        class: 'items-center px-[max(1.25rem,6cqi)] rtl:-scale-x-100 *:h-[92%] *:w-auto',
      },
      { shape: 'strip', rule: 'tessellation', class: 'items-center px-[4cqi] *:w-[max(56cqi,24rem)]' },
      { shape: 'strip', rule: 'tessellation', at: 'start', class: '-scale-x-100 rtl:scale-x-100' },
      { shape: 'strip', rule: 'tessellation', at: 'end', class: 'justify-end rtl:-scale-x-100' },
      {
        shape: 'corner',
        rule: ['tessellation', 'venation'],
        class: 'items-start justify-end rtl:-scale-x-100 *:w-full',
      },
      { shape: 'corner', rule: 'phyllotaxis', class: 'items-start justify-end *:w-full -me-[18%]' },
      { shape: 'corner', rule: 'branching', class: 'items-start -scale-x-100 rtl:scale-x-100 *:w-full' },
      { shape: 'corner', rule: 'strands', class: 'items-start justify-end rtl:-scale-x-100 *:w-full' },
    ],
  },
);

/**
 * The growth rule and the seed, a whole number: every seed is a different figure of the same kind. In a strip,
 * figures with even seeds are at the end and with odd seeds at the start.
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

/** The cover of a project without pictures: a figure in the project's colour. */
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
