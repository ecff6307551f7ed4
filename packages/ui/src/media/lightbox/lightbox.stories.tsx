import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../../primitives/button/index.ts';
import { fundingForm, fundingList } from '../device-frame/desktop-screens.sample.ts';
import { seatMap } from '../device-frame/phone-screens.sample.ts';
import { Lightbox, type LightboxProps } from './index.ts';

const change = fn();

/** The state belongs to whoever uses it: here a button, on a page the address. */
function Controlled({ index: first, onIndexChange, ...props }: LightboxProps) {
  const [index, setIndex] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setIndex(0)}>
        See the screens
      </Button>
      <Lightbox
        {...props}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          onIndexChange(next);
        }}
      />
    </>
  );
}

function Project({ index: first, onIndexChange, ...props }: LightboxProps) {
  const [index, setIndex] = useState(first);
  return (
    <>
      <h2 className="lali:type-subheading lali:pb-6">A funding platform, from form to approval</h2>
      <ul className="lali:flex lali:flex-wrap lali:gap-6">
        {props.images.map(({ src, alt, width, height }, i) => (
          <li key={src}>
            <a
              href={src}
              className="lali:focus-ring lali:block lali:cursor-zoom-in lali:rounded-control"
              onClick={(event) => {
                event.preventDefault();
                setIndex(i);
              }}
            >
              <img
                src={src}
                alt={alt}
                width={width}
                height={height}
                className="lali:h-56 lali:w-auto lali:rounded-control"
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        {...props}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          onIndexChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Media/Lightbox',
  component: Lightbox,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Funding platform, screens',
    images: [
      {
        ...fundingList,
        caption: 'The list that a case worker opens the day with: what waits for her stands out.',
      },
      { ...fundingForm, caption: 'Costs add themselves up, and what is missing is said beside them.' },
      seatMap,
    ],
    index: null,
    onIndexChange: change,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialog = () => page.findByRole('dialog', { name: 'Funding platform, screens' });
const shows = async (alt: string) =>
  waitFor(async () => expect(within(await dialog()).getByRole('img', { name: alt })).toBeVisible());

export const Playground: Story = {
  play: async () => {
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** Named by the label, described by position and picture; the panel itself has the focus. */
export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  args: { index: 0 },
  play: async () => {
    const panel = await dialog();
    await expect(panel).toHaveAccessibleDescription(/^1 of 3: Funding platform/);
    await waitFor(() => expect(panel).toHaveFocus());
    await waitFor(() => expect(page.getByText(/^The list that a case worker/)).toBeVisible());
    const image = within(panel).getByRole('img').getBoundingClientRect();
    await expect(image.width / image.height).toBeCloseTo(1.6, 1);
    await expect(image.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

/** Keys, buttons and both ends; every step is told to whoever holds the state, and announced. */
export const Stepping: Story = {
  args: { index: 0 },
  play: async () => {
    change.mockClear();
    const panel = await dialog();
    const status = within(panel).getByRole('status');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await shows(fundingForm.alt);
    await expect(status).toHaveTextContent(`2 of 3: ${fundingForm.alt}`);
    const next = page.getByRole('button', { name: 'Next picture' });
    await userEvent.click(next);
    await shows(seatMap.alt);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(change).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    await shows(fundingList.alt);
    await userEvent.keyboard('{End}');
    await expect(change.mock.calls.map(([index]) => index)).toEqual([1, 2, 0, 2]);
  },
};

/** One finger across turns the page; along, it does nothing. */
export const BySwipe: Story = {
  args: { index: 0 },
  play: async () => {
    const stage = (await dialog()).querySelector('[data-part="stage"]') as HTMLElement;
    const swipe = (x: number, y: number) => {
      const touch = (clientX: number, clientY: number) =>
        new Touch({ identifier: 1, target: stage, clientX, clientY });
      fireEvent.touchStart(stage, { touches: [touch(300, 300)] });
      fireEvent.touchEnd(stage, { changedTouches: [touch(300 + x, 300 + y)] });
    };
    swipe(-20, -160);
    await shows(fundingList.alt);
    swipe(-120, 10);
    await shows(fundingForm.alt);
    swipe(120, 10);
    await shows(fundingList.alt);
  },
};

export const FocusReturns: Story = {
  play: async () => {
    const opener = page.getByRole('button', { name: 'See the screens' });
    await userEvent.click(opener);
    await shows(fundingList.alt);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(change).toHaveBeenLastCalledWith(null);
  },
};

export const Phone: Story = {
  parameters: { ...screenshot },
  args: { index: 2 },
  play: async () => {
    await shows(seatMap.alt);
  },
};

export const One: Story = {
  parameters: { ...screenshot },
  args: { images: [fundingList], index: 0 },
  play: async () => {
    await shows(fundingList.alt);
    await expect(page.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** An address can name a picture that is not there. */
export const OutOfRange: Story = {
  args: { index: 9 },
  play: async () => {
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** From the screens of a project: each is a link to its picture, and opens it in full view. */
export const FromTheScreensOfAProject: Story = {
  tags: ['example'],
  render: (args) => <Project {...args} />,
  play: async () => {
    const opener = page.getByRole('link', { name: fundingForm.alt });
    await userEvent.click(opener);
    await shows(fundingForm.alt);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WorstCase: Story = {
  parameters: { ...screenshot },
  args: {
    index: 0,
    images: [
      {
        ...fundingList,
        src: 'data:image/png;base64,broken',
        alt: 'A picture whose file is gone',
        caption:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and a caption that needs several lines because somebody wanted to explain everything about this screen, its history and its successor.',
      },
      fundingForm,
    ],
  },
  play: async () => {
    const panel = await dialog();
    await waitFor(() =>
      expect(
        within(panel).getByText('A picture whose file is gone', { selector: '[data-broken]' }),
      ).toBeVisible(),
    );
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};
