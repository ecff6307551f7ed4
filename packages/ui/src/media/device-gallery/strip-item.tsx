'use client';

import { cx } from 'class-variance-authority';
import type { CSSProperties, MouseEvent } from 'react';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { deviceOutlineVariants } from '../device-frame/device-frame.variants.ts';
import { DeviceFrame } from '../device-frame/index.ts';
import { galleryItemVariants } from './device-gallery.variants.ts';
import { fullImage, type ShowcaseImage } from './gallery-image.ts';

interface StripItemProps {
  image: ShowcaseImage;
  captioned: boolean;
  /** Phones and desktops stand in one strip. */
  mixed: boolean;
  eager: boolean;
  enhanced: boolean;
  /** It is likely to be opened: the pointer or the focus is on it. */
  onPrepare: () => void;
  onOpen: () => void;
  /** The focus has come to it by keyboard. */
  onReach: () => void;
}

/** How wide the frames are, for a browser that chooses a file by it. */
const sizes = {
  phone: '(width >= 80rem) 271px, (width >= 48rem) 258px, max(228px, 62vw)',
  desktop: 'min(84vw, 818px)',
  mixedPhone: '(width >= 80rem) 271px, (width >= 48rem) 258px, max(129px, 38vw)',
};

/** One screen in its device: a link to the picture itself, which opens the full view once scripts run. */
export function StripItem({
  image,
  captioned,
  mixed,
  eager,
  enhanced,
  onPrepare,
  onOpen,
  onReach,
}: StripItemProps) {
  const Anchor = useLinkComponent();
  const { device, caption } = image;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab or a download was asked for.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li
      data-device={device}
      className={galleryItemVariants({ device, mixed })}
      style={mixed ? ({ '--lali-phone-min': 0 } as CSSProperties) : undefined}
    >
      <figure>
        <Anchor
          href={fullImage(image).src}
          aria-haspopup={enhanced ? 'dialog' : undefined}
          className={cx('lali:focus-ring lali:block lali:cursor-zoom-in', deviceOutlineVariants({ device }))}
          onClick={open}
          onPointerEnter={onPrepare}
          onFocus={(event) => {
            onPrepare();
            // A press of the pointer must not move what is being pressed.
            if (event.currentTarget.matches(':focus-visible')) onReach();
          }}
        >
          <DeviceFrame
            device={device}
            image={
              image.srcSet && !image.sizes
                ? { ...image, sizes: sizes[mixed && device === 'phone' ? 'mixedPhone' : device] }
                : image
            }
            loading={eager ? 'eager' : 'lazy'}
          />
        </Anchor>
        {caption && captioned ? (
          <figcaption className="lali:type-small lali:relative lali:mt-5 lali:text-pretty lali:wrap-anywhere">
            {caption}
          </figcaption>
        ) : null}
      </figure>
    </li>
  );
}
