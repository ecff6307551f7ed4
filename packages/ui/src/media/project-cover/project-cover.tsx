'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { type FigureRule, LivingFigure } from '../living-figure/index.ts';

/* No corners of its own: it fills what it is put into. The figure leaves it, as a plant leaves its pot. */
const projectCoverVariants = cva('lali:relative lali:isolate lali:block lali:min-w-0', {
  variants: {
    shape: {
      strip:
        'lali:h-[clamp(15rem,34cqi,27rem)] lali:overflow-clip lali:bg-[color-mix(in_oklab,var(--lali-project-tint)_14%,var(--lali-color-page))] lali:forced-colors:border-y',
      corner: '',
    },
  },
});

/*
 * From the living centre to the built rim in the colour of the project; ink darkens it on a light page and lightens it
 * on a dark one, so that every cell keeps three to one.
 */
const coverFigureVariants = cva(
  'lali-project-cover-figure lali:pointer-events-none lali:absolute lali:flex lali:[&>svg]:max-w-none lali:[&>svg]:shrink-0',
  {
    variants: {
      shape: { strip: 'lali:inset-0', corner: 'lali:inset-0' },
      rule: { phyllotaxis: '', branching: '', strands: '', tessellation: '', venation: '' },
      /* The end of the strip where the figure is; in a corner it is always the end. */
      at: { start: '', end: '' },
    },
    compoundVariants: [
      /* A wide strip is cut out of a figure that is larger than it, with the centre in sight: a horizon. */
      {
        shape: 'strip',
        rule: 'phyllotaxis',
        class:
          'lali:items-start lali:pt-6 lali:*:w-[max(62cqi,25rem)] lali:@3xl:px-[4cqi] lali:@3xl:pt-0 lali:@3xl:*:-mt-[5cqi]',
      },
      { shape: 'strip', rule: 'phyllotaxis', at: 'end', class: 'lali:justify-end' },
      /* A root runs in from the edge of the window and spreads beyond the strip. */
      { shape: 'strip', rule: 'branching', class: 'lali:items-center lali:*:w-[max(62cqi,21rem)]' },
      { shape: 'strip', rule: 'branching', at: 'start', class: 'lali:rtl:-scale-x-100' },
      { shape: 'strip', rule: 'branching', at: 'end', class: 'lali:-scale-x-100 lali:rtl:scale-x-100' },
      /* Strands stay whole. */
      {
        shape: 'strip',
        rule: 'strands',
        class:
          'lali:items-center lali:px-[max(1.25rem,6cqi)] lali:rtl:-scale-x-100 lali:*:h-[84%] lali:*:w-auto',
      },
      { shape: 'strip', rule: ['strands', 'venation'], at: 'end', class: 'lali:justify-end' },
      {
        shape: 'strip',
        rule: 'venation',
        class:
          'lali:items-center lali:px-[max(1.25rem,6cqi)] lali:rtl:-scale-x-100 lali:*:h-[92%] lali:*:w-auto',
      },
      {
        shape: 'strip',
        rule: 'tessellation',
        class: 'lali:items-center lali:px-[4cqi] lali:*:w-[max(56cqi,24rem)]',
      },
      { shape: 'strip', rule: 'tessellation', at: 'start', class: 'lali:-scale-x-100 lali:rtl:scale-x-100' },
      { shape: 'strip', rule: 'tessellation', at: 'end', class: 'lali:justify-end lali:rtl:-scale-x-100' },
      {
        shape: 'corner',
        rule: ['tessellation', 'venation'],
        class: 'lali:items-start lali:justify-end lali:rtl:-scale-x-100 lali:*:w-full',
      },
      {
        shape: 'corner',
        rule: 'phyllotaxis',
        class: 'lali:items-start lali:justify-end lali:*:w-full lali:-me-[18%]',
      },
      {
        shape: 'corner',
        rule: 'branching',
        class: 'lali:items-start lali:-scale-x-100 lali:rtl:scale-x-100 lali:*:w-full',
      },
      {
        shape: 'corner',
        rule: 'strands',
        class: 'lali:items-start lali:justify-end lali:rtl:-scale-x-100 lali:*:w-full',
      },
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
  tint = 'var(--lali-color-accent-solid)',
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
      style={{ '--lali-project-tint': tint, ...style } as CSSProperties}
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
