import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { CodeBlock } from './index.ts';

const code = "import { Button } from '@laliaflia/ui';\n";

describeConformance('CodeBlock', <CodeBlock label="page.tsx" code={code} />);
describeConformance('CodeBlock, with broken lines', <CodeBlock label="page.tsx" code={code} wrap />);

test('the whole text is copied, the button says so, and the focus stays', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopy = vi.fn();
  const screen = await render(<CodeBlock label="page.tsx" code={code} wrap onCopy={onCopy} />);
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The code is on the clipboard.');
  expect(write.mock.lastCall).toEqual([code]);
  expect(onCopy.mock.lastCall).toEqual([true]);
  expect(screen.container.querySelector('figure')?.dataset.state).toBe('copied');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  write.mockRestore();
});

test('where copying is refused, the text is selected and a sentence says what to do', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  const screen = await render(<CodeBlock label="page.tsx" code={code} />);
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(
      'The browser does not allow copying. The code is selected: copy it with the keyboard.',
    );
  expect(getSelection()?.toString()).toBe(code.trimEnd());
  write.mockRestore();
});

test('only what scrolls takes the focus, and it has the name of the label', async () => {
  const screen = await render(
    <>
      <CodeBlock label="scrolls.ts" code={code} />
      <CodeBlock label="breaks.ts" code={code} wrap />
    </>,
  );
  await expect.element(screen.getByRole('region', { name: 'scrolls.ts' })).toBeVisible();
  expect(screen.container.querySelectorAll('[tabindex]')).toHaveLength(1);
});
