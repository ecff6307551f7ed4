import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { I18nProvider } from '../i18n-provider/index.ts';
import { DropdownMenu } from './index.ts';

describeConformance('DropdownMenu.Root', <DropdownMenu.Root>closed</DropdownMenu.Root>, {
  rootless: 'only holds the state',
});
describeConformance('DropdownMenu.Trigger', (props) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger {...(props as object)}>More</DropdownMenu.Trigger>
  </DropdownMenu.Root>
));
describeConformance(
  'DropdownMenu.Content',
  (props) => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
      <DropdownMenu.Content {...(props as object)} />
    </DropdownMenu.Root>
  ),
  { root: '[role="menu"]', portal: true },
);
describeConformance(
  'DropdownMenu.Item',
  (props) => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item {...(props as object)}>Copy</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  { root: '[role="menuitem"]', portal: true },
);
describeConformance(
  'DropdownMenu.Item, as a link',
  (props) => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item href="/contact" {...(props as object)}>
          Copy
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  { root: 'a[role="menuitem"]', portal: true },
);

test('language and direction are those of its provider, and without one those of the document', async () => {
  const menu = (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
      <DropdownMenu.Content />
    </DropdownMenu.Root>
  );
  const screen = await render(menu);
  await expect.element(screen.getByRole('menu')).not.toHaveAttribute('dir');
  await screen.rerender(
    <I18nProvider locale="ar" dir="rtl">
      {menu}
    </I18nProvider>,
  );
  await expect.element(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  await expect.element(screen.getByRole('menu')).toHaveAttribute('lang', 'ar');
});

test('the page goes on while it is open: a press beside it reaches what it hits', async () => {
  let presses = 0;
  const screen = await render(
    <div style={{ display: 'flex', gap: 300 }}>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Copy</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <button
        type="button"
        onClick={() => {
          presses += 1;
        }}
      >
        Beside
      </button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
  expect(presses).toBe(1);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(document.querySelector('[data-lali-scroll-locked]')).toBeNull();
});
