import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { DeviceFrame } from '../device-frame/index.ts';
import { nobodySeated, SeatMap, type SeatMapProps } from './index.ts';
import { cabin, family, labels } from './seat-map.sample.ts';

const together = { Lena: '14A', Mia: '14B', Tom: '14C', Jonas: '14D' };

const meta = {
  title: 'Media/SeatMap',
  component: SeatMap,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Frankfurt to Palma',
    text: 'Sat 15 July, 06:40 to 08:55',
    before: <p className="lali:px-9 lali:pt-3 lali:pb-2 lali:font-semibold">20:14</p>,
    cabin,
    travellers: family,
    value: nobodySeated,
    onValueChange: fn(),
    onKeep: fn(),
    labels,
    tint: '#0a5fa6',
  },
  render: (args) => <Phone {...args} />,
} satisfies Meta<typeof SeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a phone, and with a memory. */
function Phone({ width = '400px', value: first, onValueChange, ...args }: SeatMapProps & { width?: string }) {
  const [value, setValue] = useState(first);
  return (
    <div className="lali:p-5">
      <div style={{ width }} className="lali:max-w-full">
        <DeviceFrame device="phone">
          <SeatMap
            {...args}
            value={value}
            onValueChange={(next) => {
              setValue(next);
              onValueChange(next);
            }}
          />
        </DeviceFrame>
      </div>
    </div>
  );
}

const seat = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('button', { name });

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Seat map' })).toBeVisible();
    await expect(canvas.getByText('Nobody has a seat')).toBeVisible();
    await expect(seat(canvas, /^Row 13, seat A, window, €14, free$/)).toBeVisible();
  },
};

/** Seats are given in the order of the travellers and given back; each change is said once. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(seat(canvas, /^Row 14, seat A,/));
    await expect(canvas.getByRole('status')).toHaveTextContent('Lena has seat 14A. €14 in all.');
    await userEvent.click(seat(canvas, /^Row 16, seat B,/));
    await userEvent.click(seat(canvas, /Lena sits here$/));
    await expect(canvas.getByRole('status')).toHaveTextContent('Lena has no seat. €10 in all.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ seats: { Mia: '16B' }, taps: 3 });
    await expect(canvas.getByText('1 seat, 3 taps')).toBeVisible();
  },
};

/** A press that cannot be answered says why. */
export const Refused: Story = {
  args: { value: { seats: { Lena: '14A' }, taps: 1 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(seat(canvas, /^Row 12, seat A, window, €32, not for children$/));
    await expect(canvas.getByRole('status')).toHaveTextContent('No child may sit at the exit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these seats' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('They do not sit side by side');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

export const Together: Story = {
  args: { value: { seats: together, taps: 4 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All in row 14')).toBeVisible();
    await expect(canvas.getByText('€52')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep these seats' }));
    await expect(args.onKeep).toHaveBeenCalledWith({ row: 14, price: '€52' });
  },
};

export const Apart: Story = {
  args: { value: { seats: { ...together, Jonas: '15C' }, taps: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not side by side yet')).toBeVisible();
  },
};

/** The seat with the focus shows a ring that nothing cuts. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(seat(canvas, /^Row 9, seat B,/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}');
    const focused = seat(canvas, /^Row 13, seat A,/);
    await expect(focused).toHaveFocus();
    await expect(getComputedStyle(focused.firstElementChild as Element).boxShadow).not.toBe('none');
  },
};

/** The same seats as lines of words. */
export const AsAList: Story = {
  args: { value: { seats: { Lena: '13A' }, taps: 1 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'List' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
    const row = canvas.getByRole('list', { name: 'Row 13' });
    await expect(within(row).getAllByRole('button')).toHaveLength(2);
    await expect(within(row).getByRole('button', { pressed: true })).toHaveTextContent('A window €14 Lena');
  },
};

/** A seat is a fingertip wide on a phone of usual width. */
export const OnAPhone: Story = {
  render: (args) => <Phone {...args} width="350px" />,
  play: async ({ canvasElement }) => {
    const seats = [...canvasElement.querySelectorAll('[role="grid"] [data-seat]')];
    await expect(seats).toHaveLength(60);
    for (const each of seats) {
      const { width, height } = each.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OnASmallPhone: Story = { render: (args) => <Phone {...args} width="280px" /> };

export const RightToLeft: Story = {
  args: { value: { seats: together, taps: 4 } },
  globals: { direction: 'rtl' },
};

/** The screen of an app stays light. */
export const Dark: Story = {
  args: { value: { seats: { Lena: '14A', Mia: '14B' }, taps: 2 } },
  globals: { theme: 'dark' },
};

export const InTheColourOfThePage: Story = {
  args: { tint: 'var(--lali-color-primary-solid)', value: { seats: { Lena: '14A', Mia: '14B' }, taps: 2 } },
};

export const Nobody: Story = { args: { travellers: [] } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

export const WorstCase: Story = {
  args: {
    title: long,
    text: long,
    travellers: [{ name: long }, ...family, { name: 'Ada' }, { name: 'Bo' }],
    value: { seats: { [long]: '14A' }, taps: 1000 },
    labels: { ...labels, keep: long, choose: long.repeat(2), some: long },
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Together,
  Apart,
  AsAList,
  OnAPhone,
  OnASmallPhone,
  RightToLeft,
  Dark,
  InTheColourOfThePage,
  Nobody,
  WorstCase,
});
