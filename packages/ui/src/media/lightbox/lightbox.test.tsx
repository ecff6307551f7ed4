import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { fundingList } from '../device-frame/desktop-screens.sample.ts';
import { Lightbox } from './index.ts';

const ignore = () => {};

describeConformance(
  'Lightbox',
  <Lightbox label="Screens" images={[fundingList]} index={0} onIndexChange={ignore} />,
  { root: '[data-lightbox]', portal: true },
);

test('a picture without words is named by its position', () => {
  const images = [fundingList, { ...fundingList, alt: ' ' }];
  expect(() =>
    renderToString(<Lightbox label="Screens" images={images} index={null} onIndexChange={ignore} />),
  ).toThrow(/Lightbox: Image 2 .* has no alternative text/);
});
