import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LivingFigure } from '../living-figure/index.ts';
import { fundingList } from './desktop-screens.sample.ts';
import { DeviceFrame, type DeviceFrameWithImageProps } from './index.ts';
import { boardingPass, seatMap, trip } from './phone-screens.sample.ts';

const meta = {
  title: 'Media/DeviceFrame',
  component: DeviceFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { device: 'phone', image: seatMap, loading: 'eager' },
  decorators: [
    (Story) => (
      <div className="grid justify-items-center px-14 pt-10 pb-28">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div className={args.device === 'phone' ? 'w-[286px] max-w-full' : 'w-full max-w-[840px]'}>
      <DeviceFrame {...args} />
    </div>
  ),
} satisfies Meta<DeviceFrameWithImageProps>;

export default meta;
type Story = StoryObj<DeviceFrameWithImageProps>;

const screenOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('[data-part="screen"]') as HTMLElement;
const ratio = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
};

export const Playground: Story = {};

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
  ),
};

export const OnSurfaces: Story = {
  render: () => (
    <div className="grid w-full max-w-[1000px] grid-cols-[repeat(auto-fit,minmax(272px,1fr))]">
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

/** Too narrow a parent does not shrink it below 240 px. */
export const NarrowParent: Story = {
  render: (args) => (
    <div className="w-40 justify-self-start">
      <DeviceFrame {...args} />
    </div>
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
