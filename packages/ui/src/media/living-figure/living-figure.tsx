'use client';

import { cx } from 'class-variance-authority';
import { type ComponentPropsWithRef, useRef } from 'react';
import { type FormerSurface, inRole } from '../../internal/former-names.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { drawing, type FigureOptions } from './markup.ts';
import type { FigureOpening } from './rules/openings.ts';
import type { FigurePortrait } from './rules/screen.ts';
import { mostCells } from './rules/spiral.ts';
import { useGrowth } from './use-growth.ts';

/** The rules for one surface; a seam needs two. */
export type FigureRule = 'phyllotaxis' | 'branching' | 'strands' | 'tessellation' | 'venation';

export type FigureTone = 'page' | 'primary' | 'secondary' | 'inverse';

interface CommonProps
  extends Omit<
    ComponentPropsWithRef<'svg'>,
    'children' | 'dangerouslySetInnerHTML' | 'viewBox' | 'width' | 'height'
  > {
  /** Every seed is another figure of the same kind. Whole number; each rule has its own default. */
  seed?: number;
  /** Width in CSS px. Default: the width of the parent; the height follows. */
  size?: number;
  /** Grows once when first seen, in under 900 ms; does not move with reduced motion. Default `false`. */
  grow?: boolean;
  /** Makes it a named image. Default: none, the figure is decoration and hidden from assistive technology. */
  title?: string;
}

interface ToneProps {
  /**
   * The surface of the figure. Default `page`: page or raised, light or dark. `night`, `kingfisher` and `leaf` are
   * deprecated names.
   */
  tone?: FigureTone | FormerSurface;
}

interface CellProps {
  /** About how many cells. Default 560 (420 on a seam); fewer when one would be under 3 px. */
  cells?: number;
  /** How many interface parts replace tiles, 0 to 6. Default 6 (4 on a seam, 4 under 300 cells). */
  parts?: number;
}

interface PhyllotaxisProps extends CommonProps, ToneProps, CellProps {
  /** Which growth rule draws the figure. */
  rule?: 'phyllotaxis';
  /**
   * A picture to draw with the living cells: they are large where it is dark on a light page, and where it
   * is light on a dark one.
   */
  portrait?: FigurePortrait | undefined;
  /** Places on the rim that stay free of cells; PiecedFigure fills them. Default none. */
  openings?: readonly FigureOpening[] | undefined;
  /** Which way it turns and where its pollen is: each whole number looks unlike the one before. Default 0. */
  habit?: number | undefined;
  tips?: never;
  strands?: never;
  axis?: never;
}

interface BranchingProps extends CommonProps, ToneProps {
  rule: 'branching';
  /** Pages at the right, 5 to 14. Default 9. The root enters from the left edge of the figure. */
  tips?: number;
  cells?: never;
  parts?: never;
  strands?: never;
  axis?: never;
  portrait?: never;
  openings?: never;
  habit?: never;
}

interface StrandsProps extends CommonProps, ToneProps {
  rule: 'strands';
  /** How many waves. Default 5. */
  strands?: number;
  cells?: never;
  parts?: never;
  tips?: never;
  axis?: never;
  portrait?: never;
  openings?: never;
  habit?: never;
}

interface SeamProps extends CommonProps, CellProps {
  rule: 'seam';
  /** `vertical`: tiles left, cells right (default). `horizontal`: tiles above, cells below, no parts. */
  axis?: 'vertical' | 'horizontal';
  /** A seam is on two surfaces, primary and secondary, and needs no tone. */
  tone?: never;
  tips?: never;
  strands?: never;
  portrait?: never;
  openings?: never;
  habit?: never;
}

interface TessellationProps extends CommonProps, ToneProps {
  rule: 'tessellation';
  /** How many interface parts replace tiles, 0 to 4. Default 4. */
  parts?: number;
  cells?: never;
  tips?: never;
  strands?: never;
  axis?: never;
  portrait?: never;
  openings?: never;
  habit?: never;
}

interface VenationProps extends CommonProps, ToneProps {
  rule: 'venation';
  cells?: never;
  parts?: never;
  tips?: never;
  strands?: never;
  axis?: never;
  portrait?: never;
  openings?: never;
  habit?: never;
}

export type LivingFigureProps =
  | PhyllotaxisProps
  | BranchingProps
  | StrandsProps
  | SeamProps
  | TessellationProps
  | VenationProps;

/** Narrowest width that a figure without `size` is drawn for, in px. */
const NARROWEST = 320;

function optionsOf(props: LivingFigureProps): FigureOptions {
  const given = <K extends string, V>(key: K, value: V | undefined) =>
    (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
  const seed = given('seed', props.seed);
  switch (props.rule) {
    case 'branching':
      return { rule: 'branching', ...seed, ...given('tips', props.tips) };
    case 'strands':
      return { rule: 'strands', ...seed, ...given('strands', props.strands) };
    case 'tessellation':
      return { rule: 'tessellation', ...seed, ...given('parts', props.parts) };
    case 'venation':
      return { rule: 'venation', ...seed };
    case 'seam': {
      const cells = Math.min(props.cells ?? 420, mostCells(props.size ?? NARROWEST));
      return { rule: 'seam', ...seed, cells, parts: props.parts ?? 4, axis: props.axis ?? 'vertical' };
    }
    default: {
      const cells = Math.min(props.cells ?? 560, mostCells(props.size ?? NARROWEST));
      const parts = props.parts ?? (cells < 300 ? 4 : 6);
      return {
        rule: 'phyllotaxis',
        ...seed,
        cells,
        parts,
        ...given('portrait', props.portrait),
        ...given('openings', props.openings),
        ...given('habit', props.habit),
      };
    }
  }
}

/** Cells that grow by a natural rule and turn into an interface: the signature of the house, drawn by code. */
export function LivingFigure({ grow = false, ...props }: LivingFigureProps) {
  // One that stands still does nothing in a browser.
  return grow ? <GrowingFigure {...props} /> : <Drawing {...props} />;
}

function GrowingFigure({ ref, ...props }: LivingFigureProps) {
  const own = useRef<SVGSVGElement>(null);
  useGrowth(own, true);
  return <Drawing {...props} ref={useMergedRefs(own, ref)} data-grow="" />;
}

function Drawing(props: LivingFigureProps & { 'data-grow'?: '' }) {
  const {
    rule = 'phyllotaxis',
    seed,
    cells: _cells,
    parts: _parts,
    tips: _tips,
    strands: _strands,
    axis: _axis,
    portrait: _portrait,
    openings: _openings,
    habit: _habit,
    size,
    tone = rule === 'seam' ? undefined : 'page',
    title,
    className,
    ...rest
  } = props;
  const { viewBox, width, height, markup } = drawing(optionsOf(props));
  return (
    <svg
      viewBox={viewBox}
      width={size ?? width}
      height={size ? Math.round((size * height) / width) : height}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      data-rule={rule}
      data-tone={tone && inRole(tone)}
      data-sized={size ? '' : undefined}
      className={cx('lali-living-figure', className)}
      {...rest}
    >
      {/* Another figure grows anew. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, numbers and colour names only. */}
      <g key={seed} dangerouslySetInnerHTML={markup} />
    </svg>
  );
}
