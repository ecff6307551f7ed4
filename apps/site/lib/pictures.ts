import type { MediaImage, ShowcaseImage, UpToSix } from '@laliaflia/ui';
import type { Picture } from '../content/schema/basics.ts';

/** Addresses of the pictures below content/images, by file. */
const files = import.meta.glob<string>('../content/images/**/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** A picture of the content as the design system shows it: WebP, and AVIF where the browser takes it. */
export function image({ file, alt, width, height }: Picture): MediaImage {
  return {
    src: addressOf(`${file}.webp`),
    sources: [{ type: 'image/avif', srcSet: addressOf(`${file}.avif`) }],
    alt,
    width,
    height,
  };
}

/** The same on the device that its shape belongs to, with its caption. */
export function screens(pictures: readonly Picture[]): UpToSix<ShowcaseImage> {
  const shown = pictures.map(
    (picture): ShowcaseImage => ({
      ...image(picture),
      device: picture.width < picture.height ? 'phone' : 'desktop',
      ...(picture.caption === undefined ? {} : { caption: picture.caption }),
    }),
  );
  // The schema allows six.
  return shown as unknown as UpToSix<ShowcaseImage>;
}

function addressOf(file: string): string {
  const address = files[`../content/images/${file}`];
  if (address === undefined) {
    throw new Error(
      `content/images/${file} is not there, and a record shows it: put the file there, or take it out of the record's images.`,
    );
  }
  return address;
}
