import { requireAlt } from '../device-frame/image.tsx';
import type { Device, MediaImage } from '../device-frame/index.ts';

export interface GalleryImage extends MediaImage {
  /** One or two sentences, under the frame and under the full picture. */
  caption?: string;
  /** The picture that the frame links to. Default: the same file. */
  full?: Pick<MediaImage, 'src' | 'width' | 'height'> & Partial<Pick<MediaImage, 'srcSet' | 'sources'>>;
}

export interface ShowcaseImage extends GalleryImage {
  device: Device;
}

/** At most six images. Cut a list of unknown length first. */
export type UpToSix<T> = readonly [T?, T?, T?, T?, T?, T?];

const limit = 6;

export function checkImages(owner: string, images: readonly GalleryImage[]): void {
  if (images.length > limit) {
    throw new Error(
      `${owner}: ${images.length} images are too many, a gallery shows at most ${limit}. Choose the ${limit} that tell the story; the rest belongs on a page of its own.`,
    );
  }
  images.forEach((image, index) => {
    requireAlt(image, owner, index);
  });
}

/** What the lightbox shows: the full picture if there is one. */
export function fullImage({ full, ...image }: GalleryImage): GalleryImage {
  if (!full) return image;
  const { srcSet: _srcSet, sizes: _sizes, sources: _sources, ...rest } = image;
  return { ...rest, ...full };
}
