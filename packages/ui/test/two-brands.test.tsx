import { type ReactNode, useState } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from '../src/primitives/alert-dialog/index.ts';
import { Button } from '../src/primitives/button/index.ts';
import { Dialog } from '../src/primitives/dialog/index.ts';
import { DropdownMenu } from '../src/primitives/dropdown-menu/index.ts';
import { Tooltip } from '../src/primitives/tooltip/index.ts';
import { createTheme } from '../src/tokens/create-theme.ts';

/*
 * Two brands that are not ours on one page, each with a path that takes the secondary colour and a theme of its own.
 * A layer at the end of the document has the colours of what opened it.
 */
const brands = {
  ember: createTheme({
    brand: 'ember',
    primary: '#c2410c',
    secondary: '#86198f',
    highlight: '#ffb4c8',
    neutral: '#6b5f57',
    danger: '#b91c1c',
    success: '#166534',
  }),
  tide: createTheme({
    brand: 'tide',
    primary: '#0f766e',
    secondary: '#1e3a8a',
    highlight: '#fde047',
    neutral: '#57626b',
    danger: '#be123c',
    success: '#3f6212',
  }),
};
type Brand = keyof typeof brands;
const names = Object.keys(brands) as Brand[];

let sheet: HTMLStyleElement;
beforeAll(() => {
  sheet = document.createElement('style');
  sheet.textContent = Object.values(brands)
    .map(({ css }) => css)
    .join('');
  document.head.append(sheet);
});
afterAll(() => sheet.remove());

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const paintOf = (element: Element) => getComputedStyle(element).backgroundColor;

const pageWith = (children: ReactNode, attributes: Record<string, string> = {}) => (
  <>
    {names.map((brand) => (
      <div key={brand} data-brand={brand} data-theme="dark" {...attributes}>
        {children}
      </div>
    ))}
  </>
);

test.each([
  ['methods', 'secondary-solid'],
  ['design', 'primary-solid'],
] as const)(
  'each brand has its own colours on the path %s, a document without one has ours',
  async (path, role) => {
    const screen = await render(
      <>
        {pageWith(<Button>Send</Button>, { 'data-path': path })}
        <div data-path={path}>
          <Button>Send</Button>
        </div>
      </>,
    );
    const painted = screen.getByRole('button').elements().map(paintOf);
    expect(painted.slice(0, 2)).toEqual(names.map((brand) => rgb(brands[brand].colours.dark[role])));
    expect(painted[2]).toBe(path === 'methods' ? rgb('#0b5f3c') : rgb('#1f3dff'));
  },
);

test('a brand inside a path has the path in its own colours', async () => {
  const screen = await render(<div data-path="methods">{pageWith(<Button>Send</Button>)}</div>);
  expect(screen.getByRole('button').elements().map(paintOf)).toEqual(
    names.map((brand) => rgb(brands[brand].colours.dark['secondary-solid'])),
  );
});

function Asks({ container = null }: { container?: HTMLElement | null }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AlertDialog open={open} title="Leave?" onConfirm={close} onCancel={close} container={container} />
    </>
  );
}

const layers: [string, string, ReactNode][] = [
  [
    'a dialog',
    '[data-dialog-panel]',
    <Dialog.Root key="dialog">
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Title</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>,
  ],
  ['an alert without a trigger', '[role=alertdialog]', <Asks key="alert" />],
  [
    'a menu',
    '[role=menu]',
    <DropdownMenu.Root key="menu">
      <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Copy</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  ],
];

test.each(layers)(
  '%s has brand, theme, path and direction of what opened it',
  async (_name, selector, layer) => {
    const screen = await render(pageWith(layer, { dir: 'rtl', 'data-path': 'methods' }));
    for (const [at, brand] of names.entries()) {
      const opener = screen.container.querySelectorAll('button')[at] as HTMLButtonElement;
      await userEvent.click(opener);
      await expect.poll(() => document.querySelector(selector)).not.toBeNull();
      const panel = document.querySelector(selector) as HTMLElement;
      expect(screen.container.contains(panel)).toBe(false);
      await expect.poll(() => paintOf(panel)).toBe(rgb(brands[brand].colours.dark.surface));
      const { direction, colorScheme } = getComputedStyle(panel);
      expect([direction, colorScheme]).toEqual(['rtl', 'dark']);
      expect(getComputedStyle(panel).getPropertyValue('--lali-color-accent-solid').trim()).toBe(
        brands[brand].colours.dark['secondary-solid'],
      );
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector(selector)).toBeNull();
    }
  },
);

test('a tooltip has brand and theme of its control', async () => {
  const screen = await render(
    pageWith(
      <Tooltip text="Copy">
        <button type="button">Open</button>
      </Tooltip>,
    ),
  );
  for (const [at, brand] of names.entries()) {
    (screen.container.querySelectorAll('button')[at] as HTMLButtonElement).focus();
    const ink = rgb(brands[brand].colours.dark.text);
    const bubble = () => document.querySelector('[data-radix-popper-content-wrapper] > *');
    await expect.poll(() => bubble() && paintOf(bubble() as Element)).toBe(ink);
  }
});

test('a layer that opens from a part of a page has the class of that part', async () => {
  document.documentElement.classList.remove('laliaflia');
  try {
    const screen = await render(
      <div className="laliaflia">
        <Asks />
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect.poll(() => document.querySelector('[data-dialog-overlay].laliaflia')).not.toBeNull();
    expect(getComputedStyle(document.querySelector('[role=alertdialog]') as Element).fontFamily).toMatch(
      /Hanken Grotesk/,
    );
  } finally {
    document.documentElement.classList.add('laliaflia');
  }
});

test('a layer may be rendered where its caller wishes', async () => {
  const place = document.createElement('div');
  place.dataset.brand = 'tide';
  place.dataset.theme = 'light';
  document.body.append(place);
  try {
    const screen = await render(<Asks container={place} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect.poll(() => place.querySelector('[role=alertdialog]')).not.toBeNull();
    expect(paintOf(place.querySelector('[role=alertdialog]') as Element)).toBe(
      rgb(brands.tide.colours.light.surface),
    );
    await screen.unmount();
  } finally {
    place.remove();
  }
});

test('what the document itself has is not copied, so that a layer follows it', async () => {
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  try {
    const screen = await render(<Asks />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect.poll(() => document.querySelector('[data-dialog-overlay]')).not.toBeNull();
    expect(document.querySelector('[data-dialog-overlay]')?.hasAttribute('data-theme')).toBe(false);
  } finally {
    delete root.dataset.theme;
  }
});
