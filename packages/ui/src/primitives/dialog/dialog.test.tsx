import { expect, expectTypeOf, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Dialog } from './index.ts';

describeConformance('Dialog.Root', <Dialog.Root>closed</Dialog.Root>, { rootless: 'only holds the state' });
describeConformance('Dialog.Trigger', (props) => (
  <Dialog.Root>
    <Dialog.Trigger {...(props as object)}>Open</Dialog.Trigger>
  </Dialog.Root>
));
describeConformance(
  'Dialog.Content',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined} {...(props as object)}>
        <Dialog.Title>Title</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  { root: '[data-dialog-panel]', portal: true },
);
describeConformance(
  'Dialog.Content, along a side',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content side="end" aria-describedby={undefined} {...(props as object)}>
        <Dialog.Title>Title</Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  { root: '[data-dialog-panel]', portal: true },
);

test('what lies behind it is inert while it is open, and gets the focus back', async () => {
  const screen = await render(
    <>
      <p>Behind</p>
      <Dialog.Root>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Title</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Open' });
  const behind = screen.getByText('Behind').element();
  await userEvent.click(trigger);
  await expect.poll(() => behind.closest('[inert]')).not.toBeNull();
  expect(document.querySelector('[data-dialog-panel]')?.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => behind.closest('[inert]')).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

test('what fills the window has no side', () => {
  expectTypeOf<{ size: 'wide'; side: 'end' }>().toExtend<Dialog.ContentProps>();
  expectTypeOf<{ size: 'window'; side: 'end' }>().not.toExtend<Dialog.ContentProps>();
});

const part = { root: '[data-part]', portal: true };

describeConformance(
  'Dialog.Title',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title {...(props as object)} data-part="">
          Title
        </Dialog.Title>
      </Dialog.Content>
    </Dialog.Root>
  ),
  part,
);
describeConformance(
  'Dialog.Description',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>Title</Dialog.Title>
        <Dialog.Description {...(props as object)} data-part="">
          Text
        </Dialog.Description>
      </Dialog.Content>
    </Dialog.Root>
  ),
  part,
);
describeConformance(
  'Dialog.Close',
  (props) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Title</Dialog.Title>
        <Dialog.Close {...(props as object)} data-part="">
          Text
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  ),
  part,
);
