import type { CSSProperties } from 'react';
import { type Device, DeviceFrame, type MediaImage } from '../../media/device-frame/index.ts';
import { caseStudyDeviceVariants, caseStudyStripVariants } from './case-study-card.variants.ts';

/** A screen, and the device that it is for; without one, that of the card's `mockup`. */
export interface CaseStudyScreen extends MediaImage {
  device?: Device;
}

interface CaseStudyScreensProps {
  screens: readonly CaseStudyScreen[];
  /** Of those that do not say theirs. */
  device: Device;
  side: 'start' | 'end';
}

/** Of a frame: how far in from the words, how far down below them and beside them, how wide, how near. In em. */
interface Place {
  in: number;
  below: number;
  beside: number;
  width: number;
  level: number;
}

const phone = { width: 26.25 };
const desktop = { width: 42 };

/* A third desktop computer behind two others would be a rim, so it is left out. */
const places: Record<`${Device}-${Device | 'alone'}`, readonly Place[]> = {
  'phone-phone': [
    { ...phone, in: 1, below: 4, beside: 3, level: 3 },
    { ...phone, in: 12.5, below: 0, beside: -7, level: 2 },
    { ...phone, in: 24, below: 7, beside: 6, level: 1 },
  ],
  'phone-desktop': [
    { ...phone, in: 1, below: 0, beside: 3, level: 3 },
    { ...desktop, in: 12, below: 4, beside: 6, level: 2 },
  ],
  'phone-alone': [{ ...phone, in: 6, below: 0, beside: 3, level: 3 }],
  'desktop-desktop': [
    { ...desktop, in: 1, below: 8.5, beside: 12, level: 3 },
    { ...desktop, in: 9, below: 0, beside: 2.5, level: 2 },
  ],
  'desktop-phone': [
    { width: 46, in: 1, below: 0, beside: 2.5, level: 1 },
    { width: 17, in: 14, below: 7, beside: 10, level: 3 },
    { width: 17, in: 33, below: 4, beside: 6, level: 2 },
  ],
  'desktop-alone': [{ width: 50, in: 1, below: 0, beside: 3, level: 3 }],
};

/** How wide the screen is, for a browser that chooses a file by it. */
const sizes = {
  phone: '(width >= 48rem) 398px, 228px',
  desktop: '(width >= 48rem) 736px, 421px',
};

/** One screen in front and what else there is behind it, cut by the edge of the panel. */
export function CaseStudyScreens({ screens, device, side }: CaseStudyScreensProps) {
  const [front = device, behind = 'alone'] = screens.map((screen) => screen.device ?? device);
  const shown = places[`${front}-${behind}`].flatMap((place, index) => {
    const screen = screens[index];
    return screen === undefined ? [] : [{ place, screen }];
  });
  return (
    <div data-part="strip" className={caseStudyStripVariants({ side })}>
      {shown.map(({ place, screen: { device: own = device, ...image } }, index) => (
        <div
          key={image.src}
          data-part={index === 0 ? 'device' : 'behind'}
          // What the edge cuts is there to be seen; the case study shows it whole, and says what it is.
          aria-hidden={index > 0 || undefined}
          className={caseStudyDeviceVariants({ side })}
          style={
            {
              '--lali-in': `${place.in}em`,
              '--lali-below': `${place.below}em`,
              '--lali-beside': `${place.beside}em`,
              '--lali-width': `${place.width}em`,
              '--lali-level': place.level,
            } as CSSProperties
          }
        >
          <DeviceFrame
            device={own}
            image={image.srcSet && !image.sizes ? { ...image, sizes: sizes[own] } : image}
          />
        </div>
      ))}
    </div>
  );
}
