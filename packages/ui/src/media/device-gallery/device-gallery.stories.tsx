import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fundingForm, fundingList, fundingMap } from '../device-frame/desktop-screens.sample.ts';
import { boardingPass, departures, seatMap, trip, whySeat } from '../device-frame/phone-screens.sample.ts';
import { DesktopGallery, PhoneGallery, type PhoneGalleryProps, ShowcaseGallery } from './index.ts';

const change = fn();

const meta = {
  title: 'Media/DeviceGallery',
  component: PhoneGallery,
  subcomponents: { DesktopGallery, ShowcaseGallery },
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Seat selection, screens',
    images: [departures, trip, seatMap, whySeat, boardingPass],
    onOpenIndexChange: change,
  },
  render: (args) => (
    <div className="lali:overflow-x-clip lali:py-12">
      <PhoneGallery {...args} />
    </div>
  ),
} satisfies Meta<typeof PhoneGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const list = canvas.getByRole('list');
  const links = within(list).getAllByRole('link');
  return { canvas, list, links, status: canvas.getByRole('status') };
};

/** All but the first are lazy until somebody comes near. */
const comeNear: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { list } = parts(canvasElement);
  await userEvent.hover(list);
  await waitFor(() => expect(canvasElement.querySelector('img[loading="lazy"]')).toBeNull());
};

export const Playground: Story = { play: comeNear };

export const Desktop: Story = {
  render: () => (
    <div className="lali:overflow-x-clip lali:py-12">
      <DesktopGallery label="Funding platform, screens" images={[fundingList, fundingForm, fundingMap]} />
    </div>
  ),
  play: comeNear,
};

/** One product on several devices: all stand on the same ground. */
export const Showcase: Story = {
  render: () => (
    <div className="lali:overflow-x-clip lali:py-12">
      <ShowcaseGallery
        label="One product, three devices"
        images={[
          { ...fundingMap, device: 'desktop' },
          { ...seatMap, device: 'phone' },
          { ...trip, device: 'phone' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bottoms = [...canvasElement.querySelectorAll('[data-part="screen"]')].map((screen) =>
      Math.round(screen.closest('li')?.getBoundingClientRect().bottom ?? 0),
    );
    await expect(new Set(bottoms).size).toBe(1);
  },
};

/** On a phone neither stands in an empty field: the phones are hardly higher than the desktop is wide. */
export const ShowcaseOnAPhone: Story = {
  render: () => (
    <div className="lali:w-[390px] lali:overflow-x-clip lali:py-12">
      <ShowcaseGallery
        label="One product, two devices"
        images={[
          { ...fundingMap, device: 'desktop' },
          { ...seatMap, device: 'phone' },
          { ...trip, device: 'phone' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [desktop, phone] = [...canvasElement.querySelectorAll('[data-part="body"]')].map((body) =>
      body.getBoundingClientRect(),
    );
    await expect(phone?.height).toBeLessThanOrEqual((desktop?.width ?? 0) * 1.05);
    await expect(phone?.width).toBeGreaterThanOrEqual(136);
  },
};

export const WithCaptions: Story = {
  args: {
    images: [
      { ...departures, caption: 'Everything that leaves today, the passenger’s own flight first.' },
      { ...seatMap, caption: 'Three taps: row, side, seat. The price is known before the last one.' },
      { ...boardingPass, caption: 'The code is large enough for a scratched reader.' },
    ],
  },
};

/** The strip reaches the end of the window and lets the next screen be seen; the first stands under the text. */
export const BleedsToTheEnd: Story = {
  render: (args) => (
    <div className="lali:w-[390px] lali:py-12">
      <p className="lali:container-page lali:type-subheading lali:pb-8">Airline seat selection</p>
      <PhoneGallery {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { list, links } = parts(canvasElement);
    const [first, second] = links.map((link) => link.getBoundingClientRect());
    await expect(list.getBoundingClientRect().right).toBe(390);
    await expect(first?.left).toBe(20);
    await expect(first?.width).toBeGreaterThanOrEqual(240);
    await expect(second?.left).toBeLessThan(390 - 60);
    await expect(second?.right).toBeGreaterThan(390);
  },
};

/** A few that fit need no buttons. */
export const TwoThatFit: Story = {
  args: { images: [trip, seatMap] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const One: Story = { args: { images: [seatMap] } };

export const None: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

/** In a card: the strip ends with its parent, which cuts it off. */
export const InACard: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:mx-auto lali:max-w-[880px] lali:overflow-clip lali:rounded-card lali:border lali:border-line lali:px-8 lali:pt-10 lali:pb-4">
      <h2 className="lali:type-subheading lali:pb-6">Airline seat selection</h2>
      <PhoneGallery {...args} align="container" className="lali:[--lali-gallery-bleed:2rem]" />
    </div>
  ),
  play: comeNear,
};

export const WorstCase: Story = {
  render: (args: PhoneGalleryProps) => (
    <div className="lali:w-80">
      <PhoneGallery
        {...args}
        images={[
          {
            ...seatMap,
            src: 'data:image/png;base64,broken',
            alt: 'Sitzplatzreservierungsbestätigungsübersichtsbildschirmaufnahmenbeschreibung',
            caption: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          },
          { ...trip, caption: 'Short.' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { links } = parts(canvasElement);
    await waitFor(() => expect(links[0]).toHaveTextContent(/^Sitzplatz/));
    const words = links[0]?.querySelector('[data-broken]');
    await expect(words?.scrollWidth).toBe(words?.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Desktop,
  Showcase,
  ShowcaseOnAPhone,
  WithCaptions,
  BleedsToTheEnd,
  TwoThatFit,
  One,
  None,
  InACard,
  WorstCase,
});
