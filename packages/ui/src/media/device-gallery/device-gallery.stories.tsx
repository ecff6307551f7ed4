import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
  decorators: [
    (Story) => (
      <div className="overflow-x-clip py-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const list = canvas.getByRole('list');
  const links = within(list).getAllByRole('link');
  return { canvas, list, links, status: canvas.getByRole('status') };
};

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name });

/** All but the first are lazy until somebody comes near. */
const comeNear: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { list } = parts(canvasElement);
  await userEvent.hover(list);
  await waitFor(() => expect(canvasElement.querySelector('img[loading="lazy"]')).toBeNull());
};

export const Playground: Story = { play: comeNear };

export const Desktop: Story = {
  render: () => (
    <DesktopGallery label="Funding platform, screens" images={[fundingList, fundingForm, fundingMap]} />
  ),
  play: comeNear,
};

/** One product on several devices: all stand on the same ground. */
export const Showcase: Story = {
  render: () => (
    <ShowcaseGallery
      label="One product, three devices"
      images={[
        { ...fundingMap, device: 'desktop' },
        { ...seatMap, device: 'phone' },
        { ...trip, device: 'phone' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const bottoms = [...canvasElement.querySelectorAll('[data-part="screen"]')].map((screen) =>
      Math.round(screen.closest('li')?.getBoundingClientRect().bottom ?? 0),
    );
    await expect(new Set(bottoms).size).toBe(1);
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
    <div className="w-[390px]">
      <p className="container-page type-subheading pb-8">Airline seat selection</p>
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

export const FourFillThePage: Story = {
  parameters: { viewport: { defaultViewport: 'responsive' } },
  render: (args) => (
    <div className="w-[1440px]">
      <PhoneGallery {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { links } = parts(canvasElement);
    await expect(links[0]?.getBoundingClientRect().left).toBe((1440 - 1216) / 2);
    await expect(links[3]?.getBoundingClientRect().right).toBe((1440 + 1216) / 2);
    for (const link of links) await expect(link.offsetWidth).toBeGreaterThanOrEqual(272);
  },
};

/** Previous and next turn as many screens as are in view; the position is announced once it has changed, not before. */
export const ByButtons: Story = {
  render: (args) => (
    <div className="w-[390px]">
      <PhoneGallery {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { list, status, links } = parts(canvasElement);
    const next = await button(canvasElement, 'Next screens');
    const previous = await button(canvasElement, 'Previous screens');
    await expect(status).toBeEmptyDOMElement();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent(/^Screen 2 of 5: Trip from Frankfurt/));
    await expect(Math.round(links[1]?.getBoundingClientRect().left ?? 0)).toBe(20);
    for (const position of [3, 4, 5]) {
      await userEvent.click(next);
      await waitFor(() => expect(status).toHaveTextContent(`Screen ${position} of 5`));
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(status).toHaveTextContent('Screen 4 of 5'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(status).toHaveTextContent('Screen 1 of 5'));
    await expect(list.scrollLeft).toBe(0);
  },
};

/** A swipe is the browser's own scrolling; where it ends is announced all the same. */
export const BySwipe: Story = {
  render: ByButtons.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    const { list, status } = parts(canvasElement);
    list.scrollBy({ left: 290 });
    await waitFor(() => expect(status).toHaveTextContent('Screen 2 of 5'));
    await expect(getComputedStyle(list).scrollSnapType).toBe('x mandatory');
    list.scrollTo({ left: 0 });
    await waitFor(() => expect(status).toHaveTextContent('Screen 1 of 5'));
  },
};

/** Arrow keys go from screen to screen and bring each into view, in the direction of reading. */
export const ByArrowKeys: Story = {
  render: (args) => (
    <div dir="rtl" className="w-[390px]">
      <PhoneGallery {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { links, status } = parts(canvasElement);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(links[2]).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent(/^Screen 3 of 5$/));
    const { left = 0, right = 0 } = links[2]?.getBoundingClientRect() ?? {};
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(390);
    await userEvent.keyboard('{End}');
    await expect(links[4]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[3]).toHaveFocus();
  },
};

/** Each screen is a link to its picture; with scripts it opens in full view, and gives the focus back where one is. */
export const OpensTheFullView: Story = {
  play: async ({ canvasElement }) => {
    change.mockClear();
    const { links } = parts(canvasElement);
    await expect(links[1]).toHaveAttribute('href', trip.src);
    await userEvent.click(links[1] as HTMLElement);
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Seat selection, screens' });
    await expect(change).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(within(dialog).getByRole('img', { name: trip.alt })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await expect(change).toHaveBeenLastCalledWith(2);
    await expect(within(dialog).getByRole('img', { name: seatMap.alt })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(change).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(links[2]).toHaveFocus());
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
export const InAContainer: Story = {
  render: (args) => (
    <div className="mx-auto max-w-[880px] overflow-clip rounded-card border border-line px-8 pt-10 pb-4">
      <h2 className="type-subheading pb-6">In a card</h2>
      <PhoneGallery {...args} align="container" className="[--gallery-bleed:2rem]" />
    </div>
  ),
  play: comeNear,
};

export const WorstCase: Story = {
  render: (args: PhoneGalleryProps) => (
    <div className="w-80">
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
