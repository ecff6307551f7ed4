import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { AlertDialog, type AlertDialogAlertProps, type AlertDialogConfirmProps } from './index.ts';

const confirm = fn();
const cancel = fn();

/** The state belongs to whoever asks. */
function Asking({ open: first, onConfirm, onCancel, ...props }: AlertDialogConfirmProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>I have paid</Button>
      <AlertDialog
        {...props}
        open={open}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: false,
    title: 'Have you completed the payment?',
    children: 'OK registers you for the webinar. Cancel brings you back; nothing is created.',
    onConfirm: confirm,
    onCancel: cancel,
  },
  render: (args) => <Asking {...args} />,
} satisfies Meta<AlertDialogConfirmProps>;

export default meta;
type Story = StoryObj<AlertDialogConfirmProps>;

const page = within(document.body);
const dialog = () => page.findByRole('alertdialog', { name: 'Have you completed the payment?' });
const button = (name: string) => page.getByRole('button', { name });
const gone = () => waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());

export const Playground: Story = {
  play: async () => {
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

/** Named and described, and the focus is where a hasty Enter does no harm. */
export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  args: { open: true },
  play: async () => {
    await expect(await dialog()).toHaveAccessibleDescription(/nothing is created/);
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await userEvent.tab();
    await expect(button('OK')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Cancel')).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** Cancel and Escape are the same answer, a press beside the dialog is none; each answer gives the focus back. */
export const Answers: Story = {
  play: async () => {
    const opener = button('I have paid');
    const ask = async () => {
      confirm.mockClear();
      cancel.mockClear();
      await userEvent.click(opener);
      await dialog();
      await waitFor(() => expect(button('Cancel')).toHaveFocus());
      // The layer listens for presses outside from the next task on.
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await ask();
    await userEvent.click(document.querySelector('[data-dialog-overlay]') as HTMLElement);
    await expect(page.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());

    await ask();
    await userEvent.click(button('OK'));
    await gone();
    await expect(confirm).toHaveBeenCalledOnce();
    await expect(cancel).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What was confirmed is under way: nothing can be answered twice, or taken back half-way. */
export const Busy: Story = {
  parameters: { ...screenshot },
  args: { open: true, busy: true },
  play: async () => {
    confirm.mockClear();
    cancel.mockClear();
    await dialog();
    await expect(button('OK')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('OK'));
    await userEvent.click(button('Cancel'));
    await userEvent.keyboard('{Escape}');
    await expect(confirm).not.toHaveBeenCalled();
    await expect(cancel).not.toHaveBeenCalled();
  },
};

const tell = fn();

/** A message: OK alone, which Escape presses too. */
export const Alert: StoryObj<AlertDialogAlertProps> = {
  parameters: { ...screenshot },
  render: () => (
    <AlertDialog
      kind="alert"
      open
      title="Please fill in all required fields"
      confirmLabel="Back to the form"
      onConfirm={tell}
    />
  ),
  play: async () => {
    tell.mockClear();
    await page.findByRole('alertdialog', { name: 'Please fill in all required fields' });
    await waitFor(() => expect(button('Back to the form')).toHaveFocus());
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(tell).toHaveBeenCalledOnce();
  },
};

/** Nothing is registered before the money is sent: the question stands between the two. */
export const BeforeARegistration: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={24} align="start" className="lali:max-w-[36rem]">
      <Heading level={2}>Last step: the payment</Heading>
      <Text>Pay in the new tab, then come back. Your seat is kept for half an hour.</Text>
      <Asking {...args} />
    </Stack>
  ),
  play: async () => {
    confirm.mockClear();
    await userEvent.click(button('I have paid'));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await userEvent.click(button('OK'));
    await gone();
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

export const WorstCase: Story = {
  parameters: { ...screenshot },
  args: {
    open: true,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz?',
    children: Array.from(
      { length: 30 },
      (_, i) => `Clause ${i + 1} has to be read before it is signed.`,
    ).join(' '),
    confirmLabel: 'Yes, put all thirty clauses into force for the whole of the company',
    cancelLabel: 'No, leave everything as it was before I came',
  },
  play: async () => {
    const panel = await page.findByRole('alertdialog');
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
