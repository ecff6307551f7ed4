import type { CSSProperties } from 'react';
import { Image } from '../../media/device-frame/image.tsx';
import { type Device, DeviceFrame, type MediaImage } from '../../media/device-frame/index.ts';
import {
  caseStudyDetailVariants,
  caseStudyDeviceVariants,
  caseStudyStripVariants,
} from './case-study-card.variants.ts';

/** A screen, and the device that it is for; without one, that of the card's `mockup`. */
export interface CaseStudyScreen extends MediaImage {
  device?: Device;
}

interface CaseStudyScreensProps {
  screens: readonly CaseStudyScreen[];
  /** Of those that do not say theirs. */
  device: Device;
  detail: MediaImage | undefined;
  weight: 'leading' | 'quiet';
  side: 'start' | 'end';
}

/** Of a frame: how far in from the words, how far down below them and beside them, how wide, how near. In em. */
interface Place {
  in: number;
  below: number;
  beside: number;
  width: number;
  level: number;
  /** In the middle of a field that it has to itself. */
  middle?: true;
  /**
   * On a panel whose screens are before the words: its own distance from them (`end`), or from the edge of the panel
   * (`start`), as what is cut at its start loses the beginnings of its words. Default the same distance from the words.
   */
  first?: { from: 'start' | 'end'; in: number };
}

const phone = { width: 26.25 };
const desktop = { width: 42 };

/* Of the one behind, two hundred pixels are in sight or more. */
const places: Record<`${Device}-${Device | 'alone'}`, readonly Place[]> = {
  'phone-phone': [
    { ...phone, in: 1.5, below: 2.5, beside: 3, level: 2 },
    { ...phone, in: 29.5, below: 5, beside: 8, level: 1 },
  ],
  'phone-desktop': [
    { ...phone, in: 1.5, below: 2.5, beside: 3, level: 2 },
    { ...desktop, in: 29.5, below: 4, beside: 7, level: 1 },
  ],
  'phone-alone': [{ ...phone, in: 6, below: 2.5, beside: 3, level: 2 }],
  'desktop-desktop': [
    { width: 46, in: 1.5, middle: true, below: 2.5, beside: 15, level: 2, first: { from: 'start', in: 1.5 } },
    { ...desktop, in: 6, below: 2.5, beside: 2, level: 1, first: { from: 'start', in: 3 } },
  ],
  'desktop-phone': [
    { ...desktop, in: 1.5, below: 2.5, beside: 3, level: 1, first: { from: 'end', in: 11 } },
    { ...phone, in: 29.5, below: 5, beside: 7, level: 2, first: { from: 'end', in: 1.5 } },
  ],
  'desktop-alone': [{ width: 48, in: 1.5, below: 2.5, beside: 3, level: 2 }],
};

/** How wide the screen is, for a browser that chooses a file by it. */
const sizes = {
  phone: '(width >= 48rem) 398px, 257px',
  desktop: '700px',
};

/** One screen in front and another one beside or behind it, cut by the edge of the field. */
export function CaseStudyScreens({ screens, device, detail, weight, side }: CaseStudyScreensProps) {
  const [front = device, behind = 'alone'] = screens.map((screen) => screen.device ?? device);
  const pair = `${front}-${behind}` as const;
  const shown = places[pair].flatMap((place, index) => {
    const screen = screens[index];
    return screen === undefined ? [] : [{ place, screen }];
  });
  const readable = pair === 'desktop-phone' ? 1 : 0;
  const part = readable === 0 && front === 'desktop' ? detail : undefined;
  return (
    <div data-part="strip" className={caseStudyStripVariants({ weight, side })}>
      {part ? (
        <Image
          image={part}
          alt={part.alt}
          data-part="detail"
          loading="lazy"
          className={caseStudyDetailVariants()}
        />
      ) : null}
      {shown.map(({ place, screen: { device: own = device, ...image } }, index) => {
        // A quiet field has edges of its own on both sides.
        const from = weight === 'quiet' || side === 'end' ? 'words' : (place.first?.from ?? 'end');
        return (
          <div
            key={image.src}
            data-part={index === 0 ? 'device' : 'behind'}
            // What the edge cuts is there to be seen; the case study shows it whole, and says what it is.
            aria-hidden={index !== 0 && index !== readable ? true : undefined}
            className={caseStudyDeviceVariants({
              device: own,
              narrow: index === readable && part === undefined ? own : 'none',
              rim: rimOf(pair, index, from),
              alone: pair === 'desktop-desktop' && index === 0,
              weight,
              from,
            })}
            style={
              {
                '--lali-in': place.middle ? `max(${place.in}em, 50% - 21.5em)` : `${place.in}em`,
                '--lali-first': `${place.first?.in ?? place.in}em`,
                '--lali-below': `${place.below}em`,
                '--lali-beside': `${place.beside}em`,
                // What is not to be cut is no wider than its field.
                '--lali-width':
                  from === 'start'
                    ? `min(${place.width}em, 100% - ${2 * (place.first?.in ?? 0)}em)`
                    : `${place.width}em`,
                '--lali-level': place.level,
              } as CSSProperties
            }
          >
            <DeviceFrame
              device={own}
              image={image.srcSet && !image.sizes ? { ...image, sizes: sizes[own] } : image}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Where too little of one of two would be in sight, so that it is left out. */
function rimOf(
  pair: keyof typeof places,
  index: number,
  from: 'words' | 'start' | 'end',
): 'never' | 'medium' | 'beside' {
  // The one in front is the phone, which stands before the words and would cover the other.
  if (pair === 'desktop-phone' && from === 'end') return index === 0 ? 'beside' : 'never';
  if (index === 0) return 'never';
  if (pair === 'desktop-desktop') return 'medium';
  return from === 'words' || !places[pair][index]?.first ? 'beside' : 'never';
}
