'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { deviceBodyVariants, deviceFrameVariants, deviceScreenVariants } from './device-frame.variants.ts';
import { Image, type MediaImage, requireAlt } from './image.tsx';

export type Device = 'phone' | 'desktop';

interface FrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The screen is 9:19.5 on a phone, 16:10 on a desktop computer. */
  device: Device;
}

export interface DeviceFrameWithImageProps extends FrameProps {
  /** What the screen shows; fills it from the top. */
  image: MediaImage;
  /** `eager` for a frame that is in view when the page opens. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Drawn over the picture, such as the screen itself once it can be used: the picture is silent then. Default none. */
  children?: ReactNode;
}

/** A screen drawn in place: an interface, a figure, an SVG. It has to fill the screen and have a name of its own. */
export interface DeviceFrameWithContentProps extends FrameProps {
  /** Something drawn in place instead of an image: it fills the screen and has a name of its own. */
  children: ReactNode;
  image?: never;
  loading?: never;
}

export type DeviceFrameProps = DeviceFrameWithImageProps | DeviceFrameWithContentProps;

/** A device around a screen, drawn in vectors. As wide as its parent, never below 240 px (phone: 272 in wide containers). */
export function DeviceFrame({
  device,
  image,
  loading = 'lazy',
  className,
  children,
  ...props
}: DeviceFrameProps) {
  if (image) requireAlt(image, 'DeviceFrame');
  return (
    <div data-device={device} className={cx(deviceFrameVariants({ device }), className)} {...props}>
      {device === 'phone' ? <PhoneKeys /> : null}
      <div data-part="body" className={deviceBodyVariants({ device })}>
        <div data-part="screen" className={deviceScreenVariants({ device })}>
          {image ? (
            <Image
              key={image.src}
              image={image}
              alt={image.alt}
              aria-hidden={children ? true : undefined}
              loading={loading}
              decoding={loading === 'eager' ? 'sync' : 'async'}
              className="lali:absolute lali:inset-0 lali:size-full lali:object-cover lali:object-top"
            />
          ) : null}
          {children}
        </div>
      </div>
      {device === 'desktop' ? <Deck /> : null}
    </div>
  );
}

const metal = 'lali:bg-[color-mix(in_oklab,var(--lali-color-inverse),var(--lali-color-on-inverse)_30%)]';

function PhoneKeys() {
  return (
    <span aria-hidden="true" className="lali:contents lali:forced-colors:hidden">
      {[
        'lali:-start-[0.9%] lali:top-[18%] lali:h-[5.5%]',
        'lali:-start-[0.9%] lali:top-[25.5%] lali:h-[5.5%]',
        'lali:-end-[0.9%] lali:top-[21%] lali:h-[9%]',
      ].map((place) => (
        <span key={place} className={cx('lali:absolute lali:w-[1.8%] lali:rounded-[2px]', metal, place)} />
      ))}
    </span>
  );
}

/** The lower half of a notebook, seen from the front. */
function Deck() {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'lali:relative lali:block lali:aspect-[100/1.6] lali:w-full lali:[border-radius:0.3%_0.3%_2.4%_2.4%/15%_15%_100%_100%] lali:forced-colors:border',
        metal,
      )}
    >
      <span className="lali:absolute lali:inset-x-[43%] lali:top-0 lali:h-[45%] lali:rounded-b-[4px] lali:bg-[color-mix(in_oklab,var(--lali-color-inverse),var(--lali-color-on-inverse)_14%)]" />
    </span>
  );
}
