import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { DeviceFrame, type DeviceFrameProps } from './index.ts';
import { seatMap } from './phone-screens.sample.ts';

describeConformance('DeviceFrame', <DeviceFrame device="phone" image={seatMap} />);
describeConformance('DeviceFrame, drawn in place', <DeviceFrame device="desktop">A screen</DeviceFrame>);

test('an empty alternative text fails with a message that helps', () => {
  for (const alt of ['', '  ']) {
    expect(() => renderToString(<DeviceFrame device="phone" image={{ ...seatMap, alt }} />)).toThrow(
      /DeviceFrame: The image \(data:image.*has no alternative text.*Write in "alt" what the screen shows/s,
    );
  }
});

test('what is drawn over a picture silences it', () => {
  const still = renderToString(<DeviceFrame device="phone" image={seatMap} />);
  const live = renderToString(
    <DeviceFrame device="phone" image={seatMap}>
      A screen
    </DeviceFrame>,
  );
  expect(still).not.toMatch(/<img[^>]*aria-hidden/);
  expect(live).toMatch(/<img[^>]*aria-hidden="true"/);
  expect(live).toContain('A screen');
});

test('a frame shows an image, or what it is given', () => {
  expectTypeOf<{ device: 'phone'; children: string; loading: 'lazy' }>().not.toExtend<DeviceFrameProps>();
  expectTypeOf<{
    device: 'phone';
    image: { src: string; width: number; height: number };
  }>().not.toExtend<DeviceFrameProps>();
});
