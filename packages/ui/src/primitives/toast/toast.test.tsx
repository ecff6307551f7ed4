import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Button } from '../button/index.ts';
import { type ToastMessage, ToastProvider, useToast } from './index.ts';

describeConformance('ToastProvider', <ToastProvider>page</ToastProvider>, { root: 'ol' });

function Says({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return <Button onClick={() => messages.forEach(show)}>Say it</Button>;
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
