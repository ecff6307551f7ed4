'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { Image, type MediaImage, requireAlt } from '../device-frame/image.tsx';
import { type FigureOpening, type FigurePortrait, LivingFigure } from '../living-figure/index.ts';
import { openingPlace } from '../living-figure/rules/openings.ts';

/* The corners of the tiles around it; what takes a finger lies above the figure, which does not. */
const linkVariants = cva(
  'lali:focus-ring lali:pointer-events-auto lali:block lali:size-full lali:overflow-clip lali:border lali:border-control',
  {
    variants: {
      shape: { tile: 'lali:rounded-control', disc: 'lali:rounded-full', round: 'lali:rounded-full' },
    },
  },
);

export interface FigurePiece extends Omit<FigureOpening, 'isRound'> {
  /**
   * Fills its opening: about as large and of the same proportions, with whole things in it. A file for two device pixels
   * stands in `srcSet` and `sources` with `2x`. `alt` names the link.
   */
  image: MediaImage;
  /**
   * Default `tile`, a detail of a screen; `disc`, a detail that is round itself; `round`, a portrait.
   */
  shape?: 'tile' | 'disc' | 'round';
  href: string;
}

export interface PiecedFigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What stands in the rim, clockwise, in the order of the Tab key. Three or four; they must not touch each other. */
  pieces: readonly FigurePiece[];
  /** About how many cells. At 610 a piece of five tiles is 96 px wide in a figure of 605 px. Default 610. */
  cells?: number;
  /** Every seed is another figure of the same kind. */
  seed?: number;
  /** As of a LivingFigure. Default 0. */
  habit?: number;
  /** Grows once when first seen; the pieces stand still. Default `false`. */
  grow?: boolean;
  /** A picture drawn with the cells. */
  portrait?: FigurePortrait | undefined;
}

/** The brand's figure with real parts in its rim: details of products, each a link to its case, and a person. */
export function PiecedFigure({
  pieces,
  cells = 610,
  seed = 7,
  habit = 0,
  grow = false,
  portrait,
  className,
  ...rest
}: PiecedFigureProps) {
  const Anchor = useLinkComponent();
  const openings = pieces.map(({ x, y, columns, rows, shape = 'tile' }) => ({
    x,
    y,
    columns,
    rows,
    isRound: shape !== 'tile',
  }));
  return (
    <div className={cx('lali:@container lali:relative lali:rtl:-scale-x-100', className)} {...rest}>
      <LivingFigure
        grow={grow}
        cells={cells}
        seed={seed}
        habit={habit}
        parts={0}
        openings={openings}
        portrait={portrait}
      />
      <ul className="lali:[list-style-type:'']">
        {pieces.map(({ image, shape = 'tile', href, ...opening }) => {
          requireAlt(image, 'PiecedFigure');
          return (
            // Physical positions: from right to left the whole is mirrored, so that the rim with the pieces stays in the
            // window where the other side runs over its edge. What a piece shows is mirrored back.
            <li
              key={href}
              className="lali:absolute lali:rtl:-scale-x-100"
              style={openingPlace({ ...opening, isRound: shape !== 'tile' }, cells)}
            >
              <Anchor href={href} className={linkVariants({ shape })}>
                <Image
                  image={image}
                  alt={image.alt}
                  loading="lazy"
                  decoding="async"
                  className="lali:block lali:size-full lali:object-cover"
                />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
