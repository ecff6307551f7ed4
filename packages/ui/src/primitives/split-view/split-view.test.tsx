import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { SplitView } from './index.ts';

describeConformance('SplitView.Root', <SplitView.Root>empty</SplitView.Root>);
describeConformance(
  'SplitView.List',
  (props) => (
    <SplitView.Root>
      <SplitView.List data-part="" {...(props as object)} />
    </SplitView.Root>
  ),
  { root: '[data-part]' },
);
describeConformance(
  'SplitView.Pane',
  (props) => (
    <SplitView.Root defaultOpen>
      <SplitView.Pane label="Page" {...(props as object)} />
    </SplitView.Root>
  ),
  { root: 'section' },
);
describeConformance(
  'SplitView.Trigger',
  (props) => (
    <SplitView.Root>
      <SplitView.Trigger {...(props as object)}>See it</SplitView.Trigger>
    </SplitView.Root>
  ),
  { root: 'button' },
);
describeConformance(
  'SplitView.Back',
  (props) => (
    <SplitView.Root>
      <SplitView.Back {...(props as object)}>Back</SplitView.Back>
    </SplitView.Root>
  ),
  { root: 'button' },
);

const at = (width: number, props: SplitView.RootProps = {}) => (
  <div style={{ width }}>
    <SplitView.Root {...props}>
      <SplitView.List>
        <SplitView.Trigger>See it</SplitView.Trigger>
      </SplitView.List>
      <SplitView.Pane label="Page">
        <SplitView.Back>Back</SplitView.Back>
      </SplitView.Pane>
    </SplitView.Root>
  </div>
);

test('where there is room for one, the focus goes along and comes back', async () => {
  const screen = await render(at(400));
  const open = screen.getByRole('button', { name: 'See it' });
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await userEvent.click(open);
  await expect.element(screen.getByRole('region', { name: 'Page' })).toHaveFocus();
  await expect.element(open).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect.element(open).toHaveFocus();
});

test('side by side both stay, and so does the focus', async () => {
  const screen = await render(at(1000));
  const open = screen.getByRole('button', { name: 'See it' });
  await userEvent.click(open);
  await expect.element(open).toHaveFocus();
  await expect.element(screen.getByRole('region', { name: 'Page' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('with a narrow list both show in less room', async () => {
  const screen = await render(at(820));
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await screen.rerender(at(820, { beside: 'medium' }));
  await expect.element(screen.getByRole('region', { name: 'Page' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('before scripts both show, one below the other', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(at(400));
  const shown = [...container.querySelectorAll('button')].map((button) => button.checkVisibility());
  expect(shown).toEqual([true, true]);
  container.remove();
});
