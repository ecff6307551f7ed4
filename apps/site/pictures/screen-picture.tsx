import type { MediaImage } from '@laliaflia/ui';
import type { CSSProperties } from 'react';

interface ScreenPictureProps {
  image: MediaImage;
  /** How wide it stands, as in HTML. */
  sizes: string;
  className: string;
  style?: CSSProperties;
}

/** A screen of a project without a device around it, fetched when it comes near. */
export function ScreenPicture({ image, sizes, className, style }: ScreenPictureProps) {
  const { alt, src, srcSet, sources = [], width, height } = image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  );
}
