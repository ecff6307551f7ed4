'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMissingImage } from '../../internal/use-missing-image.ts';
import { beyond, PORTRAIT } from './measures.ts';
import { portrait, seedOf } from './portrait.ts';

/** Backgrounds of a portrait; the seed chooses one. */
const grounds = ['leaf', 'kingfisher', 'pollen', 'pale'] as const;

/** From 40 on, where face and accessories repeat, the same face stands on another ground. */
function groundOf(seed: number): (typeof grounds)[number] {
  const whole = Math.abs(Math.trunc(seed));
  return grounds[(whole + Math.floor(whole / 40)) % grounds.length] ?? 'leaf';
}

const avatarVariants = cva(
  'lali:relative lali:inline-block lali:shrink-0 lali:overflow-clip lali:align-middle',
  {
    variants: {
      /* The line height centres the name that replaces a missing picture. */
      size: {
        44: 'lali:size-11 lali:leading-11',
        72: 'lali:size-18 lali:leading-18',
        120: 'lali:size-30 lali:leading-30',
        240: 'lali:size-60 lali:leading-60',
        full: 'lali:aspect-square lali:w-full',
      },
      shape: {
        round:
          'lali:rounded-full lali:outline lali:outline-1 lali:-outline-offset-1 lali:outline-[color-mix(in_oklab,currentColor_16%,transparent)]',
        card: 'lali:rounded-card lali:outline lali:outline-1 lali:-outline-offset-1 lali:outline-[color-mix(in_oklab,currentColor_16%,transparent)]',
        bare: '',
      },
      /*
       * A portrait is the same on a dark page, with its light background: hair stays dark, and a person is known again. It keeps the background in
       * forced colours: without it, what is dark would be invisible.
       */
      ground: {
        /* The colour of the text that replaces a missing picture, on any surface. */
        none: 'lali:bg-line lali:text-center lali:text-[0.8125rem] lali:text-text',
        /* On the page itself. */
        bare: '',
        leaf: 'lali:bg-[color-mix(in_oklab,var(--lali-color-surface),var(--lali-color-figure-on-secondary)_34%)]',
        kingfisher:
          'lali:bg-[color-mix(in_oklab,var(--lali-color-surface),var(--lali-color-figure-on-primary)_55%)]',
        pollen: 'lali:bg-[color-mix(in_oklab,var(--lali-color-surface),var(--lali-color-highlight)_30%)]',
        pale: 'lali:bg-[color-mix(in_oklab,var(--lali-color-page),var(--lali-color-line)_40%)]',
      },
    },
    compoundVariants: [
      {
        ground: ['leaf', 'kingfisher', 'pollen', 'pale'],
        class: 'lali:[color-scheme:light] lali:forced-color-adjust-none',
      },
    ],
  },
);

interface AvatarLook extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** The person's name; read aloud. Empty if the name is beside it. */
  name: string;
  /** Edge length in px at the usual text size, or the width of the parent. Default 44. */
  size?: 44 | 72 | 120 | 240 | 'full';
  /**
   * `card` takes the corners of the path; `bare` stands on the page without a ground of its own, for an opening. Default
   * `round`.
   */
  shape?: 'round' | 'card' | 'bare';
}

interface AvatarOfImage extends AvatarLook {
  /** Address of the picture; the portrait of cells replaces it if it cannot be loaded. */
  src: string;
  /** For screens of more than one density. */
  srcSet?: string;
  /** The seed of the portrait of cells that replaces a missing picture. Default: the name. */
  seed?: number | string;
}

interface AvatarOfCells extends AvatarLook {
  src?: never;
  srcSet?: never;
  /** Draws a portrait of cells: every seed another one of the family. A text, such as a name, is a seed too. */
  seed: number | string;
}

export type AvatarProps = AvatarOfImage | AvatarOfCells;

/** As fine as leaves every cell 3 px. */
const details = { 44: 'few', 72: 'many', 120: 'fine', 240: 'fine', full: 'fine' } as const;

/** A person: their picture, or a portrait that grows from round cells into tiles. Never initials. */
export function Avatar({
  name,
  size = 44,
  shape = 'round',
  src,
  srcSet,
  seed = name,
  className,
  ...props
}: AvatarProps) {
  const [missing, listeners] = useMissingImage(src);
  const hasImage = src !== undefined && !missing;
  const number = typeof seed === 'string' ? seedOf(seed) : seed;
  const own = shape === 'bare' ? 'bare' : groundOf(number);
  const ground = hasImage ? 'none' : own;
  return (
    <span
      data-portrait=""
      data-kind={hasImage ? 'image' : 'cells'}
      className={cx(avatarVariants({ size, shape, ground }), className)}
      {...props}
    >
      {hasImage ? (
        <img
          key={src}
          {...listeners}
          src={src}
          srcSet={srcSet}
          alt={name}
          loading="lazy"
          decoding="async"
          className="lali:block lali:size-full lali:object-cover"
        />
      ) : (
        <Cells name={name} number={number} size={size} shape={shape} />
      )}
    </span>
  );
}

interface CellsProps {
  name: string;
  number: number;
  size: keyof typeof details;
  shape: 'round' | 'card' | 'bare';
}

/** It has a colour of its own on a dark page. */
const isRelit = (colour: string) => colour.startsWith('light-dark');

function Cells({ name, number, size, shape }: CellsProps) {
  const named = name !== '';
  const { edge, mirrored, layers } = portrait(number, details[size], shape === 'bare');
  // Only a bare bust shows both shoulders.
  const side = shape === 'bare' ? edge * (beyond / PORTRAIT) : 0;
  return (
    <svg
      viewBox={`${-side} 0 ${edge + 2 * side} ${edge + 2 * side}`}
      role={named ? 'img' : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
      className="lali:block lali:size-full"
    >
      <g
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={mirrored ? `matrix(-1 0 0 1 ${edge} 0)` : undefined}
        className={shape === 'bare' ? undefined : 'lali:[color-scheme:light]'}
      >
        {layers.map(({ d, fill, stroke, width }) => (
          <path
            key={`${fill} ${d}`}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={width}
            className={shape === 'bare' && !isRelit(stroke ?? fill) ? 'lali:[color-scheme:light]' : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
