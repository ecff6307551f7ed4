'use client';

import type { CSSProperties } from 'react';
import {
  DesktopGallery,
  type GalleryImage,
  PhoneGallery,
  ShowcaseGallery,
  type ShowcaseGalleryProps,
  type ShowcaseImage,
  type UpToSix,
} from '../../media/device-gallery/index.ts';
import { projectScreensVariants } from './project-card.variants.ts';

/** At most six screens: on phones, on desktop computers, or on the device that each one names. */
export type ProjectGallery = (
  | { mockup: 'mobile' | 'desktop'; images: UpToSix<GalleryImage> }
  | { mockup: 'showcase'; images: UpToSix<ShowcaseImage> }
) &
  Pick<ShowcaseGalleryProps, 'loading' | 'openIndex' | 'onOpenIndexChange'>;

interface ProjectScreensProps {
  gallery: ProjectGallery;
  label: string;
  tint: string | undefined;
  layout: 'stacked' | 'beside' | 'wide';
}

/** The screens of a project in their gallery, on the colour of the project where it has one. */
export function ProjectScreens({ gallery, label, tint, layout }: ProjectScreensProps) {
  return (
    <div
      data-part="screens"
      className={projectScreensVariants({
        layout,
        phones: gallery.mockup === 'mobile',
        tinted: tint !== undefined,
      })}
      style={tint === undefined ? undefined : ({ '--lali-project-tint': tint } as CSSProperties)}
    >
      <Gallery gallery={gallery} label={label} captions={layout === 'stacked' ? 'everywhere' : 'full'} />
    </div>
  );
}

function Gallery({
  gallery,
  ...named
}: Pick<ProjectScreensProps, 'gallery'> & Pick<ShowcaseGalleryProps, 'label' | 'captions'>) {
  if (gallery.mockup === 'showcase') {
    const { mockup: _, ...rest } = gallery;
    return <ShowcaseGallery {...named} {...rest} />;
  }
  const { mockup, ...rest } = gallery;
  const OfOneDevice = mockup === 'mobile' ? PhoneGallery : DesktopGallery;
  return <OfOneDevice {...named} {...rest} />;
}
