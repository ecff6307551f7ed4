'use client';

import type { Device } from '../device-frame/index.ts';
import type { GalleryImage, ShowcaseImage, UpToSix } from './gallery-image.ts';
import { Strip, type StripProps } from './strip.tsx';

export type { GalleryLabels } from '../../messages/labels.ts';
export type { GalleryImage, ShowcaseImage, UpToSix };

interface GalleryProps<T extends GalleryImage> extends Omit<StripProps, 'owner' | 'images'> {
  /** At most six. Without any, nothing is drawn. */
  images: UpToSix<T>;
}

export type PhoneGalleryProps = GalleryProps<GalleryImage>;
export type DesktopGalleryProps = GalleryProps<GalleryImage>;
export type ShowcaseGalleryProps = GalleryProps<ShowcaseImage>;

/** Screens of a phone app, side by side. Place it from edge to edge: it finds the page's margin by itself. */
export function PhoneGallery({ images, ...props }: PhoneGalleryProps) {
  return <Strip owner="PhoneGallery" images={on('phone', images)} {...props} />;
}

/** Screens of a desktop app, side by side. */
export function DesktopGallery({ images, ...props }: DesktopGalleryProps) {
  return <Strip owner="DesktopGallery" images={on('desktop', images)} {...props} />;
}

/** Screens of one product on several devices, on one ground. */
export function ShowcaseGallery({ images, ...props }: ShowcaseGalleryProps) {
  return <Strip owner="ShowcaseGallery" images={images} {...props} />;
}

function on(device: Device, images: UpToSix<GalleryImage>): ShowcaseImage[] {
  return images.flatMap((image) => (image ? [{ ...image, device }] : []));
}
