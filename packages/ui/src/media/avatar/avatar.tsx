import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { avatarVariants, grounds } from './avatar.variants.ts';
import { PORTRAIT, type PortraitPaint, portrait, seedOf } from './portrait.ts';

interface AvatarLook extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Whose it is; read aloud. Empty where the name stands beside it. */
  name: string;
  /** Edge length in px at the usual text size, or the width of the parent. Default 44. */
  size?: 44 | 72 | 120 | 240 | 'full';
  /** `card` takes the corners of the path. Default `round`. */
  shape?: 'round' | 'card';
}

interface AvatarOfImage extends AvatarLook {
  src: string;
  /** For screens of more than one density. */
  srcSet?: string;
  seed?: never;
}

interface AvatarOfCells extends AvatarLook {
  src?: never;
  srcSet?: never;
  /** Draws a portrait of cells: every seed another one of the family. A text, such as a name, is a seed too. */
  seed: number | string;
}

export type AvatarProps = AvatarOfImage | AvatarOfCells;

const paints: Record<PortraitPaint, string> = {
  hair: 'fill-(--hair)',
  face: 'fill-(--face)',
  body: 'fill-(--body)',
  pollen: 'fill-pollen',
};

/** A person: their picture, or a portrait that grows from round cells into tiles. Never initials. */
export function Avatar({
  name,
  size = 44,
  shape = 'round',
  src,
  srcSet,
  seed,
  className,
  ...props
}: AvatarProps) {
  const number = typeof seed === 'string' ? seedOf(seed) : (seed ?? 0);
  const ground =
    src === undefined ? (grounds[Math.abs(Math.trunc(number)) % grounds.length] ?? 'leaf') : 'none';
  const named = name !== '';
  return (
    <span
      data-kind={src === undefined ? 'cells' : 'image'}
      className={cx(avatarVariants({ size, shape, ground }), className)}
      {...props}
    >
      {src === undefined ? (
        <svg
          viewBox={`0 0 ${PORTRAIT} ${PORTRAIT}`}
          role={named ? 'img' : undefined}
          aria-label={named ? name : undefined}
          aria-hidden={named ? undefined : true}
          className="block size-full"
        >
          {portrait(number, size === 44 ? 'few' : 'many').map((cell) => (
            <rect
              key={`${cell.x} ${cell.y}`}
              x={round(cell.x - cell.size / 2)}
              y={round(cell.y - cell.size / 2)}
              width={round(cell.size)}
              height={round(cell.size)}
              rx={round(cell.corner)}
              className={paints[cell.paint]}
            />
          ))}
        </svg>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          alt={name}
          loading="lazy"
          decoding="async"
          className="block size-full object-cover"
        />
      )}
    </span>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
