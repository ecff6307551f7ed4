import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { fundingList } from '../device-frame/desktop-screens.sample.ts';
import { seatMap, trip } from '../device-frame/phone-screens.sample.ts';
import {
  DesktopGallery,
  type GalleryImage,
  PhoneGallery,
  type PhoneGalleryProps,
  ShowcaseGallery,
  type ShowcaseGalleryProps,
} from './index.ts';

describeConformance('PhoneGallery', <PhoneGallery label="Screens" images={[seatMap, trip]} />);
describeConformance('DesktopGallery', <DesktopGallery label="Screens" images={[fundingList]} />);
describeConformance(
  'ShowcaseGallery',
  <ShowcaseGallery label="Screens" images={[{ ...fundingList, device: 'desktop' }]} />,
);

const seven = Array.from({ length: 7 }, (_, i) => ({ ...seatMap, src: `/seat-${i}.avif` }));

test('more than six images are a type error, and throw where types are cast away', () => {
  expectTypeOf<GalleryImage[]>().not.toExtend<PhoneGalleryProps['images']>();
  expectTypeOf<[GalleryImage, GalleryImage]>().toExtend<PhoneGalleryProps['images']>();
  expectTypeOf<[GalleryImage]>().not.toExtend<ShowcaseGalleryProps['images']>();
  const images = seven as unknown as PhoneGalleryProps['images'];
  expect(() => renderToString(<PhoneGallery label="Screens" images={images} />)).toThrow(
    'PhoneGallery: 7 images are too many, a gallery shows at most 6.',
  );
});

test('an image without words is named by component and position', () => {
  const images = [seatMap, { ...trip, src: '/trip.avif', alt: '' }] as const;
  expect(() => renderToString(<DesktopGallery label="Screens" images={images} />)).toThrow(
    /DesktopGallery: Image 2 \(\/trip\.avif\) has no alternative text/,
  );
});

test('before scripts every screen is a link to its full picture, all but the first are lazy', () => {
  const container = document.createElement('div');
  const images = [{ ...seatMap, full: { src: '/full/seat.avif', width: 1170, height: 2535 } }, trip] as const;
  container.innerHTML = renderToString(<PhoneGallery label="Screens" images={images} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/full/seat.avif', trip.src]);
  const loading = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
  expect(container.querySelectorAll('[aria-haspopup]')).toHaveLength(0);
});

test('hydration moves nothing and loads no picture again', async () => {
  const element = (
    <PhoneGallery label="Screens" images={[seatMap, trip, { ...seatMap, src: `${seatMap.src} ` }]} />
  );
  const container = document.createElement('div');
  container.style.width = '390px';
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const images = [...container.querySelectorAll('img')];
  const boxes = () =>
    [...container.querySelectorAll('ul, li, a, img, [data-part]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    });
  const before = boxes();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    const root = await act(async () => hydrateRoot(container, element));
    expect(boxes()).toEqual(before);
    expect([...container.querySelectorAll('img')]).toEqual(images);
    expect(container.querySelectorAll('li')).toHaveLength(3);
    await act(async () => root.unmount());
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    container.remove();
  }
});
