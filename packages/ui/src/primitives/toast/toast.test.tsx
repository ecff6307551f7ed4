import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Button } from '../button/index.ts';
import { type ToastMessage, ToastProvider, useClearToasts, useToast } from './index.ts';

describeConformance('ToastProvider', <ToastProvider>page</ToastProvider>, { root: 'ol' });

function Says({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  const clear = useClearToasts();
  return (
    <>
      <Button onClick={() => messages.forEach(show)}>Say it</Button>
      <Button onClick={clear}>Begin anew</Button>
    </>
  );
}

const shown = (container: Element) =>
  [...container.querySelectorAll('li')].map((toast) => toast.querySelector('.lali\\:type-body')?.textContent);

async function say(...messages: ToastMessage[]) {
  const screen = await render(
    <ToastProvider>
      <Says messages={messages} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Say it' }));
  return screen;
}

test('three at a time, the newest last', async () => {
  const { container } = await say({ text: 'one' }, { text: 'two' }, { text: 'three' }, { text: 'four' });
  expect(shown(container)).toEqual(['two', 'three', 'four']);
});

test('a toast with an action stays, one without goes by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { container } = await say(
      { text: 'Copied.' },
      { text: 'Removed.', action: { label: 'Undo', onAction: () => {} } },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => shown(container)).toEqual(['Removed.']);
  } finally {
    vi.useRealTimers();
  }
});

test('one with a duration goes then, whatever it offers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const action = { label: 'Undo', onAction: () => {} };
    const { container } = await say({ text: 'Sent.', duration: 10_000, action }, { text: 'Won.', action });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(shown(container)).toEqual(['Sent.', 'Won.']);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(() => shown(container)).toEqual(['Won.']);
  } finally {
    vi.useRealTimers();
  }
});

test('all of them go before something that they would cover', async () => {
  const screen = await say({ text: 'one' }, { text: 'two', action: { label: 'Undo', onAction: () => {} } });
  expect(shown(screen.container)).toEqual(['one', 'two']);
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  await expect.poll(() => shown(screen.container)).toEqual([]);
});
