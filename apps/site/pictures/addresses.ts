import type { MediaImage, ShowcaseImage, UpToSix } from '@laliaflia/ui';
import type { Picture } from '../content/schema/basics.ts';

/** Addresses of the pictures below content/images, by file. */
const files = import.meta.glob<string>('../content/images/**/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Two pixels for each of the widest frame are enough in a strip; the full view takes all there is. */
const widestInFrame = { phone: 544, desktop: 1640 };

/**
 * How wide a desktop stands in a strip. On a phone it says two thirds of that: what was drawn for 1440 px is not read on
 * 330, and a third device pixel would only weigh.
 */
const desktopSizes = '(width < 48rem) 56vw, min(84vw, 818px)';

/** A picture of the content as the design system shows it: WebP, and AVIF where the browser takes it. */
export function image(picture: Picture): MediaImage {
  return imageWithin(picture, widestInFrame[deviceOf(picture)]);
}

/** Two pixels for each of a frame that is wider than those in a strip. */
const widestInPanel = { phone: 780, desktop: 1640 };

/** The same on its own device, for a frame in which its words are to be read. */
export function largeScreen(picture: Picture) {
  const device = deviceOf(picture);
  return { ...imageWithin(picture, widestInPanel[device]), device };
}

/** All of its pixels, where a part of it fills a panel. */
export const toBeCut = (picture: Picture): MediaImage => imageWithin(picture, picture.width);

/** The same on the device that its shape belongs to, with its caption and its full view. */
export function screens(pictures: readonly Picture[]): UpToSix<ShowcaseImage> {
  const shown = pictures.map((picture): ShowcaseImage => {
    const device = deviceOf(picture);
    const { src, srcSet, sources, width, height } = imageWithin(picture, picture.width);
    return {
      ...image(picture),
      ...(device === 'desktop' && picture.widths !== undefined ? { sizes: desktopSizes } : {}),
      device,
      full: {
        src,
        width,
        height,
        ...(srcSet === undefined ? {} : { srcSet }),
        ...(sources === undefined ? {} : { sources }),
      },
      ...(picture.caption === undefined ? {} : { caption: picture.caption }),
    };
  });
  // The schema allows six.
  return shown as unknown as UpToSix<ShowcaseImage>;
}

interface Detail {
  file: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** A part of a screen at its own size. The files have two pixels for each of its own, on every screen. */
export function detail({ file, width, height }: Detail): Omit<MediaImage, 'alt'> {
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcSet: `${addressOf(`${file}.${format}`)} 2x`,
  });
  const src = addressOf(`${file}.webp`);
  return { src, width, height, sources: [source('avif'), source('webp')] };
}

/** The device that a picture belongs to. */
export const deviceOf = ({ device, width, height }: Picture) =>
  device ?? (width < height ? 'phone' : 'desktop');

function imageWithin({ file, alt, width, height, widths, color }: Picture, widest: number): MediaImage {
  const rest = { alt, width, height, ...(color === undefined ? {} : { color }) };
  if (widths === undefined) {
    return {
      ...rest,
      src: addressOf(`${file}.webp`),
      sources: [{ type: 'image/avif', srcSet: addressOf(`${file}.avif`) }],
    };
  }
  const fitting = (format: 'avif' | 'webp') => {
    const [first = widest, ...wider] = widths[format];
    return [first, ...wider.filter((each) => each <= widest)];
  };
  const srcSet = (format: 'avif' | 'webp') =>
    fitting(format)
      .map((each) => `${addressOf(`${file}-${each}.${format}`)} ${each}w`)
      .join(', ');
  return {
    ...rest,
    src: addressOf(`${file}-${fitting('webp').at(-1)}.webp`),
    srcSet: srcSet('webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
  };
}

function addressOf(file: string): string {
  const address = files[`../content/images/${file}`];
  if (address === undefined) {
    throw new Error(
      `content/images/${file} is not there, and a record shows it: run "pnpm pictures" if a scene draws it, else put the file there, or take it out of the record's images.`,
    );
  }
  return address;
}
