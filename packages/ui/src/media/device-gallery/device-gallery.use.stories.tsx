import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { boardingPass, departures, seatMap, trip, whySeat } from '../device-frame/phone-screens.sample.ts';
import { PhoneGallery } from './index.ts';

const change = fn();

const meta = {
  title: 'Media/DeviceGallery/In use',
  component: PhoneGallery,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Seat selection, screens',
    images: [departures, trip, seatMap, whySeat, boardingPass],
    onOpenIndexChange: change,
  },
  decorators: [
    (Story) => (
      <div className="lali:overflow-x-clip lali:py-12">
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

export const FourFillThePage: Story = {
  parameters: { viewport: { defaultViewport: 'responsive' } },
  render: (args) => (
    <div className="lali:w-[1440px]">
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
    <div className="lali:w-[390px]">
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

/** A swipe is the browser's own scrolling, and tabbing comes upon the screens themselves: neither is announced. */
export const BySwipe: Story = {
  render: ByButtons.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    const { list, links, status } = parts(canvasElement);
    const next = await button(canvasElement, 'Next screens');
    await expect(getComputedStyle(list).scrollSnapType).toBe('x mandatory');
    list.scrollBy({ left: 290 });
    await waitFor(() => expect(Math.round(links[1]?.getBoundingClientRect().left ?? 0)).toBe(20));
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(status).toBeEmptyDOMElement();
  },
};

/** What was announced goes with the focus. */
export const Left: Story = {
  render: ByButtons.render as NonNullable<Story['render']>,
  play: async ({ canvasElement }) => {
    const { status } = parts(canvasElement);
    const next = await button(canvasElement, 'Next screens');
    await expect(next).toHaveAccessibleDescription('Seat selection, screens');
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent('Screen 2 of 5'));
    await userEvent.click(next);
    next.blur();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(status).toBeEmptyDOMElement();
  },
};

/** Arrow keys go from screen to screen and bring each into view, in the direction of reading. */
export const ByArrowKeys: Story = {
  render: (args) => (
    <div dir="rtl" className="lali:w-[390px]">
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

/** The ring goes round the device, not round a box about it. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvasElement }) => {
    const { links } = parts(canvasElement);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(getComputedStyle(links[0] as HTMLElement).boxShadow).not.toBe('none');
    await waitFor(() => expect(canvasElement.querySelector('img[loading="lazy"]')).toBeNull());
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
