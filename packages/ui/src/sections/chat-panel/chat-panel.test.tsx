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

test('on a phone it fills the window, holds the page, and closes when the focus leaves it', async () => {
  await page.viewport(390, 700);
  try {
    const screen = await render(
      <>
        <ChatDemo open />
        <button type="button">After the chat</button>
      </>,
    );
    const place = () => {
      const { left, top, width, height } = screen.getByRole('dialog').element().getBoundingClientRect();
      return [left, top, width, height];
    };
    await expect.poll(place).toEqual([0, 0, 390, 700]);
    expect(document.documentElement).toHaveAttribute('data-lali-scroll-locked');
    await screen.getByRole('textbox').click();
    screen.getByText('After the chat').element().focus();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('After the chat');
    expect(document.documentElement).not.toHaveAttribute('data-lali-scroll-locked');
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
