import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ChatDemo, sampleLabels, sampleMessages } from './chat-panel.sample.tsx';
import { ChatPanel } from './chat-panel.tsx';

const closed = (
  <ChatPanel
    labels={sampleLabels}
    href="/contact"
    open={false}
    messages={sampleMessages}
    onOpenChange={() => {}}
    onSend={() => {}}
  />
);

describeConformance('ChatPanel', closed);
describeConformance('ChatPanel, open', <ChatPanel {...closed.props} open />);
describeConformance('ChatPanel, inline', <ChatPanel {...closed.props} open placement="inline" />);

test('the server sends a plain link', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(closed);
  const link = box.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/contact');
  expect(link?.getAttribute('aria-label')).toBe('Ask the innovation guide');
  expect(link?.hasAttribute('role')).toBe(false);
});

test('a panel whose code came with the press takes the focus, any other leaves it', async () => {
  const first = await render(<ChatPanel {...closed.props} open />);
  expect(document.activeElement).toBe(document.body);
  await first.unmount();
  const screen = await render(<ChatPanel {...closed.props} open focusFirst />);
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('on a phone it fills the window, is modal, and closes when something outside takes the focus', async () => {
  await page.viewport(390, 700);
  try {
    const screen = await render(
      <>
        <ChatDemo open />
        <button type="button">After the chat</button>
        <p aria-live="polite">
          <button type="button">News</button>
        </p>
      </>,
    );
    const place = () => {
      const { left, top, width, height } = screen.getByRole('dialog').element().getBoundingClientRect();
      return [left, top, width, height];
    };
    await expect.poll(place).toEqual([0, 0, 390, 700]);
    expect(document.documentElement).toHaveAttribute('data-lali-scroll-locked');
    await screen.getByRole('textbox').click();
    const behind = screen.getByText('After the chat').element() as HTMLElement;
    expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-modal')).toBe('true');
    await expect.poll(() => behind.closest('[inert]')).not.toBeNull();
    // News of the page is not held up by what lies above it.
    (screen.getByRole('button', { name: 'News', exact: true }).element() as HTMLElement).focus();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('News');
    expect(behind.closest('[inert]')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-lali-scroll-locked');
  } finally {
    await page.viewport(1200, 900);
  }
});

test('on a phone it closes for the page that a link in it leads to', async () => {
  await page.viewport(390, 700);
  try {
    const body = [{ href: '#prices', label: 'Compare' }] as const;
    const screen = await render(<ChatDemo open messages={[{ id: 'prices', from: 'guide', body }]} />);
    await screen.getByRole('link', { name: 'Compare' }).click();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
  } finally {
    await page.viewport(1200, 900);
  }
});

test('lines with a bullet are a list, and the text stays as it was given', async () => {
  const body = [
    'Prices:\n• One day: €10\n• Two days: €20\nAll of them. ',
    { href: '/prices', label: 'Compare' },
  ] as const;
  const screen = await render(
    <ChatPanel {...closed.props} open messages={[{ id: 'prices', from: 'guide', body }]} />,
  );
  await expect.element(screen.getByRole('list')).toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  expect(document.querySelector('[data-from]')?.textContent).toContain(
    'Prices:\n• One day: €10\n• Two days: €20\nAll of them. Compare',
  );
});
