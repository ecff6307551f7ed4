'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMissingImage } from '../../internal/use-missing-image.ts';

export interface MediaImage {
  src: string;
  /** What the picture shows, for those who do not see it. An empty one throws, so that a build fails. */
  alt: string;
  /** Intrinsic size in pixels; the space is reserved before the file arrives. */
  width: number;
  height: number;
  srcSet?: string;
  /** Needed with `srcSet`, unless the component that shows the image says how wide it is. */
  sizes?: string;
  /** The same picture in other formats, the best first. */
  sources?: readonly { type: string; srcSet: string }[];
  /** Main colour of the picture, shown until the file is there, so that nothing flashes. */
  color?: string;
}

/** Throws if a picture has no alternative text; `owner` and `position` say where to look. */
export function requireAlt({ alt, src }: MediaImage, owner: string, position?: number): void {
  if (typeof alt === 'string' && alt.trim() !== '') return;
  const which = position === undefined ? 'The image' : `Image ${position + 1}`;
  throw new Error(
    `${owner}: ${which} (${src.slice(0, 80)}) has no alternative text, so it says nothing to a visitor who does not see it. Write in "alt" what the screen shows, for example "Seat map, seat 13D chosen".`,
  );
}

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'srcSet'> {
  image: Omit<MediaImage, 'alt'>;
  alt: string;
}

/** A picture in the best format the browser takes. One that cannot be loaded is replaced by its alternative text. */
export function Image({ image, alt, className, style, ...props }: ImageProps) {
  const [missing, listeners] = useMissingImage(image.src);
  if (missing && alt !== '') {
    return (
      <span
        data-broken=""
        className={cx(
          'lali:surface-raised lali:grid lali:place-content-center lali:overflow-hidden lali:p-4 lali:text-center lali:type-small lali:wrap-anywhere',
          className,
        )}
      >
        {alt}
      </span>
    );
  }
  const { src, srcSet, sizes, sources = [], width, height, color } = image;
  return (
    <picture className="lali:contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={props.sizes ?? sizes} />
      ))}
      <img
        {...listeners}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className}
        style={{ backgroundColor: color, ...style }}
        {...props}
        src={src}
      />
    </picture>
  );
}
