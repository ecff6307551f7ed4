import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Outbox, type OutboxItem } from './index.ts';
import { arrived, sampleLabels, sending, waiting } from './outbox.sample.ts';

const ignore = () => {};
const box = (
  <Outbox
    labels={sampleLabels}
    summary="One message is waiting to be sent."
    items={[waiting]}
    onSend={ignore}
    onRemove={ignore}
    onDismiss={ignore}
  />
);

describeConformance('Outbox', box);
describeConformance('Outbox, empty', <Outbox {...box.props} items={[]} />);

test('an empty one takes no space, but its live region exists', async () => {
  const screen = await render(<Outbox {...box.props} items={[]} />);
  expect(screen.container.querySelector('section')?.getBoundingClientRect().height).toBe(0);
  const landmark = screen.getByRole('region', { name: 'Outbox' });
  expect(landmark.elements()).toEqual([]);
  const region = screen.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await screen.rerender(box);
  await expect.element(region).toHaveTextContent('One message is waiting to be sent.');
  await expect.element(landmark).toBeVisible();
});

test('what is being sent cannot be sent once more, but deleted', async () => {
  const [onSend, onRemove] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Outbox {...box.props} items={[sending]} onSend={onSend} onRemove={onRemove} />,
  );
  const button = screen.getByRole('button', { name: 'Sending: Your booking, 14:05' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(onSend).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Delete: Your booking, 14:05' }).click();
  expect(onRemove).toHaveBeenCalledWith('b');
});

test('a server draws it', () => {
  expect(renderToString(<Outbox {...box.props} items={[waiting, arrived]} />)).toContain(
    'Your message, 12:20',
  );
});

test('a sent item offers no other channel', () => {
  // @ts-expect-error nothing is left to be sent by e-mail
  const item: OutboxItem = { ...arrived, link: { href: '#', label: 'Send it by e-mail' } };
  expect(item.state).toBe('arrived');
});
