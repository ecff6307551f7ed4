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
      <div
        className={
          args.device === 'phone' ? 'lali:w-[286px] lali:max-w-full' : 'lali:w-full lali:max-w-[840px]'
        }
      >
        <DeviceFrame {...args} />
      </div>
    </Stand>
  ),
} satisfies Meta<DeviceFrameWithImageProps>;

export default meta;
type Story = StoryObj<DeviceFrameWithImageProps>;

/** Room for the shadow. */
function Stand({ children }: { children: ReactNode }) {
  return (
    <div className="lali:grid lali:justify-items-center lali:px-14 lali:pt-10 lali:pb-28">{children}</div>
  );
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
      <div className="lali:w-[272px]">
        <DeviceFrame device="phone">
          <div className="lali:surface-primary lali:grid lali:h-full lali:content-end lali:gap-3 lali:p-6 lali:pb-10">
            <div className="lali:absolute lali:-end-16 lali:top-10 lali:w-80">
              <LivingFigure rule="phyllotaxis" cells={150} parts={0} tone="primary" />
            </div>
            <p className="lali:font-display lali:text-[2rem] lali:leading-none lali:font-[640]">
              Your day, in five cells
            </p>
            <p className="lali:type-small lali:text-on-primary-soft">Tap one to begin.</p>
          </div>
        </DeviceFrame>
      </div>
    </Stand>
  ),
};

export const OnSurfaces: Story = {
  render: () => (
    <div className="lali:mx-auto lali:grid lali:w-full lali:max-w-[1000px] lali:grid-cols-[repeat(auto-fit,minmax(272px,1fr))]">
      {[
        ['lali:surface-page', seatMap] as const,
        ['lali:surface-secondary', trip] as const,
        ['lali:surface-inverse', boardingPass] as const,
      ].map(([surface, image]) => (
        <div key={surface} className={`${surface} lali:grid lali:justify-center lali:px-8 lali:py-14`}>
          <div className="lali:w-[240px]">
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
    <div className="lali:surface-secondary lali:flex lali:flex-wrap lali:items-center lali:justify-center lali:gap-x-16 lali:gap-y-10 lali:px-8 lali:pt-14 lali:pb-24">
      <div className="lali:grid lali:max-w-[26rem] lali:gap-4">
        <Heading level={2}>Three taps, then the price</Heading>
        <Text>Row, side, seat. Whoever sits together is asked once, and nobody has to read a legend.</Text>
      </div>
      <div className="lali:w-[272px]">
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
      <div className="lali:w-40 lali:justify-self-start">
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
