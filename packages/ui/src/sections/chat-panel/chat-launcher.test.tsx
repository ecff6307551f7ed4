import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { ChatLauncher } from './index.ts';

describeConformance(
  'ChatLauncher',
  <ChatLauncher label="Ask the guide" href="#contact" onOpen={() => undefined} />,
);

test('asks for the panel by mouse and by key, and leads nowhere', async () => {
  const onOpen = vi.fn();
  const screen = await render(<ChatLauncher label="Ask the guide" href="#contact" onOpen={onOpen} />);
  const launcher = screen.getByRole('button', { name: 'Ask the guide' });
  await expect.element(launcher).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(launcher);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onOpen).toHaveBeenCalledTimes(3);
  expect(location.hash).toBe('');
});
