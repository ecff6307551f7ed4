import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { nobodySeated, type Seating, SeatMap } from './index.ts';
import { cabin, family, labels } from './seat-map.sample.ts';

const usual = {
  title: 'Frankfurt to Palma',
  text: 'Sat 15 July',
  cabin,
  travellers: family,
  labels,
  value: nobodySeated,
  onValueChange: () => {},
  onKeep: () => {},
};

describeConformance('SeatMap', <SeatMap {...usual} />);

function Held({ first = nobodySeated, onKeep = () => {} }: { first?: Seating; onKeep?: () => void }) {
  const [value, setValue] = useState(first);
  return (
    <div className="lali:relative lali:h-[50rem] lali:w-[24rem]">
      <SeatMap {...usual} value={value} onValueChange={setValue} onKeep={onKeep} />
    </div>
  );
}

/** Without the styles everything lies somewhere else, so the mouse is left to the stories. */
const press = (found: { element: () => Element }) => {
  const button = found.element() as HTMLElement;
  button.focus();
  button.click();
};

const focused = () => document.activeElement?.getAttribute('data-seat');

test('the grid is one tab stop, and the arrows, Home and End move in it', async () => {
  const screen = await render(<Held />);
  const stops = screen.container.querySelectorAll('[role="grid"] [tabindex="0"]');
  expect([...stops].map((stop) => stop.getAttribute('data-seat'))).toEqual(['9B']);
  (stops[0] as HTMLElement).focus();
  const walk: [string, string][] = [
    ['{ArrowRight}', '9C'],
    ['{ArrowRight}', '9D'],
    ['{ArrowDown}', '10D'],
    ['{End}', '10F'],
    ['{ArrowRight}', '10F'],
    ['{ArrowUp}{ArrowUp}', '9F'],
    ['{Home}', '9A'],
    ['{ArrowLeft}', '9A'],
    ['{Control>}{End}{/Control}', '18F'],
    ['{ArrowDown}', '18F'],
    ['{Control>}{Home}{/Control}', '9A'],
  ];
  for (const [keys, seat] of walk) {
    await userEvent.keyboard(keys);
    expect(focused(), keys).toBe(seat);
  }
  expect(screen.container.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
});

test('from right to left the aircraft stays as it is: the arrow to the right leads to B', async () => {
  const screen = await render(
    <div dir="rtl">
      <Held />
    </div>,
  );
  const place = (id: string) =>
    screen.container.querySelector(`[data-seat="${id}"]`)?.getBoundingClientRect().left ?? 0;
  expect(place('9A')).toBeLessThan(place('9F'));
  screen.container.querySelector<HTMLElement>('[data-seat="9B"]')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('9C');
});

test('Enter and Space choose, and the four who sit together can keep their seats', async () => {
  const onKeep = vi.fn();
  const screen = await render(<Held onKeep={onKeep} />);
  screen.container.querySelector<HTMLElement>('[data-seat="14A"]')?.focus();
  await userEvent.keyboard('{Enter}{ArrowRight} {ArrowRight}{Enter}{ArrowRight} ');
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toMatch(/^Jonas has seat 14D\. €52 in all\. All in row 14\./);
  await expect.element(screen.getByText('4 seats, 4 taps')).toBeVisible();
  const keep = screen.getByRole('button', { name: 'Keep these seats' });
  await expect.element(keep).not.toHaveAttribute('aria-disabled');
  press(keep);
  expect(onKeep).toHaveBeenCalledOnce();
});

test('four who do not sit together are told so, and keep nothing', async () => {
  const onKeep = vi.fn();
  const screen = await render(
    <Held first={{ seats: { Lena: '14A', Mia: '14B', Tom: '14C' }, taps: 3 }} onKeep={onKeep} />,
  );
  press(screen.getByRole('button', { name: /^Row 15, seat C,/ }));
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toMatch(/^Jonas has seat 15C\. .* do not sit side by side/);
  press(screen.getByRole('button', { name: 'Keep these seats' }));
  expect(onKeep).not.toHaveBeenCalled();
});

test('the arrows change between map and list, and the list has the same seats', async () => {
  const screen = await render(<Held />);
  press(screen.getByRole('tab', { name: 'Map' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'List' })).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
  const names = () =>
    screen.getByRole('tabpanel').element().querySelectorAll('[data-seat]:not([data-state="taken"])').length;
  expect(names()).toBe(28);
  press(screen.getByRole('button', { name: 'Row 14, seat D, aisle, €14, free' }));
  await expect.element(screen.getByRole('button', { name: /Lena sits here/ })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  press(screen.getByRole('tab', { name: 'List' }));
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tab', { name: 'Map' })).toHaveFocus();
  expect(names()).toBe(28);
});
