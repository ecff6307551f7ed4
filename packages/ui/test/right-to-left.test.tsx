import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boardingPass, departures, seatMap, trip } from '../src/media/device-frame/phone-screens.sample.ts';
import { PhoneGallery } from '../src/media/device-gallery/index.ts';
import { Lightbox } from '../src/media/lightbox/index.ts';
import { I18nProvider } from '../src/primitives/i18n-provider/index.ts';
import { NavigationMenu } from '../src/primitives/navigation-menu/index.ts';
import { OptionRows } from '../src/primitives/option-rows/index.ts';
import { ScaleInput } from '../src/primitives/scale-input/index.ts';
import { Slider } from '../src/primitives/slider/index.ts';
import { Tabs } from '../src/primitives/tabs/index.ts';
import { ThemeSwitch } from '../src/primitives/theme-switch/index.ts';

/*
 * The document is written from left to right, and only a part of it from right to left: there 'forward' is the arrow
 * to the left. Each component that takes arrow keys is here.
 */
const gallery = [departures, trip, seatMap, boardingPass] as const;

test('the bar of a menu: forward is the arrow to the left', async () => {
  const screen = await render(
    <div dir="rtl">
      <NavigationMenu.Root>
        <NavigationMenu.List>
          {['first', 'second', 'third'].map((id) => (
            <NavigationMenu.Item key={id} id={id}>
              <NavigationMenu.Trigger>{id}</NavigationMenu.Trigger>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </div>,
  );
  const trigger = (name: string) => screen.getByRole('button', { name });
  (trigger('first').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(trigger('second')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(trigger('first')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(trigger('third')).toHaveFocus();
});

test('a gallery: the arrow to the left reaches the next screen', async () => {
  const screen = await render(
    <div dir="rtl">
      <PhoneGallery label="Screens" images={gallery} />
    </div>,
  );
  const links = screen.getByRole('link').elements() as HTMLElement[];
  expect(links).toHaveLength(gallery.length);
  links[0]?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(links[0]);
});

test('tabs: the arrow to the left chooses the next', async () => {
  const screen = await render(
    <div dir="rtl">
      <Tabs.Root defaultValue="first">
        <Tabs.List label="Views">
          {['first', 'second', 'third'].map((value) => (
            <Tabs.Tab key={value} value={value}>
              {value}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
    </div>,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  (tab('first').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('second')).toHaveFocus();
  await expect.element(tab('second')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('first')).toHaveFocus();
});

test('a slider, which is native: the arrow to the left is more', async () => {
  const screen = await render(
    <div dir="rtl">
      <Slider aria-label="Cells" defaultValue={50} />
    </div>,
  );
  const slider = screen.getByRole('slider').element() as HTMLInputElement;
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider.valueAsNumber).toBe(51);
  expect(slider.dataset.value).toBe('51');
});

function Pictures() {
  const [index, setIndex] = useState<number | null>(0);
  return <Lightbox label="Screens" images={gallery} index={index} onIndexChange={setIndex} />;
}

test('a lightbox, outside of the subtree: the direction of its provider', async () => {
  const screen = await render(
    <I18nProvider dir="rtl">
      <div dir="rtl">
        <Pictures />
      </div>
    </I18nProvider>,
  );
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAttribute('data-index', '0');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog).toHaveAttribute('data-index', '1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog).toHaveAttribute('data-index', '0');
});

test('radio buttons, which are native: the arrow to the left chooses the next', async () => {
  const screen = await render(
    <div dir="rtl">
      <ScaleInput name="scale" legend="Scale" points={['Never', '', 'Always']} defaultValue={1} />
      <OptionRows
        name="options"
        legend="Options"
        options={['one', 'two'].map((value) => ({ value, label: value }))}
        defaultValue="one"
      />
      <Themes />
    </div>,
  );
  const chosen = (group: string) => () => {
    const box = screen
      .getByRole('radiogroup', { name: group })
      .or(screen.getByRole('group', { name: group }));
    return box.element().querySelector<HTMLInputElement>('input:checked');
  };
  for (const [group, first, second] of [
    ['Scale', '1', '2'],
    ['Options', 'one', 'two'],
    ['Colour theme', 'system', 'light'],
  ] as const) {
    const current = chosen(group);
    current()?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => current()?.value, { message: group }).toBe(second);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => current()?.value, { message: group }).toBe(first);
  }
});

function Themes() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return <ThemeSwitch value={theme} onValueChange={setTheme} />;
}
