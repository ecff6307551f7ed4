import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { LivingFigure } from '../living-figure/index.ts';
import { fundingList } from './desktop-screens.sample.ts';
import { DeviceFrame, type DeviceFrameWithImageProps } from './index.ts';
import { boardingPass, seatMap, trip } from './phone-screens.sample.ts';

const screens = {
  'Seat map': seatMap,
  'Boarding pass': boardingPass,
  Trip: trip,
  'Funding list': fundingList,
};

const meta = {
  title: 'Media/DeviceFrame',
  component: DeviceFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { device: 'phone', image: seatMap, loading: 'eager' },
  argTypes: {
    // By name: the address of a screen that is drawn in code is the whole drawing.
    image: { options: Object.keys(screens), mapping: screens, control: 'select' },
  },
  render: (args) => (
    <Stand>
      <div className={args.device === 'phone' ? 'w-[286px] max-w-full' : 'w-full max-w-[840px]'}>
        <DeviceFrame {...args} />
      </div>
    </Stand>
  ),
} satisfies Meta<DeviceFrameWithImageProps>;

export default meta;
type Story = StoryObj<DeviceFrameWithImageProps>;

/** Room for the shadow. */
function Stand({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-center px-14 pt-10 pb-28">{children}</div>;
}

const screenOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[data-part="screen"]') as HTMLElement;
const ratio = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
};

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: /Seat map/ });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(screenOf(canvasElement)).toContainElement(image);
  },
};

export const Phone: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(ratio(screenOf(canvasElement))).toBeCloseTo(9 / 19.5, 2);
    await expect(canvas.getByRole('img', { name: /Seat map/ })).toHaveAttribute('width', '390');
    const body = canvasElement.querySelector('[data-part="body"]') as HTMLElement;
    const bezel = (body.offsetWidth - screenOf(canvasElement).offsetWidth) / 2;
    await expect(bezel).toBeLessThan(body.offsetWidth * 0.035);
  },
};

export const Desktop: Story = {
  args: { device: 'desktop', image: fundingList },
  play: async ({ canvasElement }) => {
    await expect(ratio(screenOf(canvasElement))).toBeCloseTo(1.6, 2);
  },
};

/** Anything can be on the screen; it fills it and names itself. */
export const DrawnInPlace: Story = {
  render: () => (
    <Stand>
      <div className="w-[272px]">
        <DeviceFrame device="phone">
          <div className="surface-kingfisher grid h-full content-end gap-3 p-6 pb-10">
            <div className="absolute -end-16 top-10 w-80">
              <LivingFigure rule="phyllotaxis" cells={150} parts={0} tone="kingfisher" />
            </div>
            <p className="font-display text-[2rem] leading-none font-[640]">Your day, in five cells</p>
            <p className="type-small text-kingfisher-soft">Tap one to begin.</p>
          </div>
        </DeviceFrame>
      </div>
    </Stand>
  ),
};

export const OnSurfaces: Story = {
  render: () => (
    <div className="mx-auto grid w-full max-w-[1000px] grid-cols-[repeat(auto-fit,minmax(272px,1fr))]">
      {[
        ['surface-ground', seatMap] as const,
        ['surface-leaf', trip] as const,
        ['surface-night', boardingPass] as const,
      ].map(([surface, image]) => (
        <div key={surface} className={`${surface} grid justify-center px-8 py-14`}>
          <div className="w-[240px]">
            <DeviceFrame device="phone" image={image} loading="eager" />
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Beside the sentence that says why it looks like this. */
export const BesideAText: Story = {
  tags: ['example'],
  render: () => (
    <div className="surface-leaf flex flex-wrap items-center justify-center gap-x-16 gap-y-10 px-8 pt-14 pb-24">
      <div className="grid max-w-[26rem] gap-4">
        <Heading level={2}>Three taps, then the price</Heading>
        <Text>Row, side, seat. Whoever sits together is asked once, and nobody has to read a legend.</Text>
      </div>
      <div className="w-[272px]">
        <DeviceFrame device="phone" image={seatMap} loading="eager" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: seatMap.alt }).offsetWidth).toBeGreaterThanOrEqual(240);
  },
};

/** Too narrow a parent does not shrink it below 240 px. */
export const NarrowParent: Story = {
  render: (args) => (
    <Stand>
      <div className="w-40 justify-self-start">
        <DeviceFrame {...args} />
      </div>
    </Stand>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-device]');
    await expect(frame?.offsetWidth).toBe(240);
  },
};

/** The file is gone: what it would have shown is said in words, on a screen of the same size. */
export const MissingImage: Story = {
  args: {
    image: { src: 'data:image/png;base64,broken', alt: 'Seat map, seat 13D chosen', width: 390, height: 845 },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Seat map, seat 13D chosen')).toBeVisible());
    await expect(ratio(screenOf(canvasElement))).toBeCloseTo(9 / 19.5, 2);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Desktop,
  DrawnInPlace,
  OnSurfaces,
  BesideAText,
  NarrowParent,
  MissingImage,
});
