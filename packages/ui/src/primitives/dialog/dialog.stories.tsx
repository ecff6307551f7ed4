import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Field, Input } from '../field/index.ts';
import { Heading } from '../heading/index.ts';
import { I18nProvider } from '../i18n-provider/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog.Content,
  subcomponents: {
    Root: Dialog.Root,
    Trigger: Dialog.Trigger,
    Title: Dialog.Title,
    Description: Dialog.Description,
    Close: Dialog.Close,
  },
  tags: ['autodocs'],
  args: { size: 'default' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => reminder(args),
} satisfies Meta<typeof Dialog.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

function reminder(props: ComponentProps<typeof Dialog.Content>, { defaultOpen = false } = {}) {
  return (
    <Dialog.Root defaultOpen={defaultOpen}>
      <Dialog.Trigger asChild>
        <Button variant="outline">Tell me when it is out</Button>
      </Dialog.Trigger>
      <Dialog.Content {...props}>
        <Dialog.Title>Tell me when it is out</Dialog.Title>
        <Dialog.Description>
          One message on the day the article appears, then nothing more.
        </Dialog.Description>
        <form className="lali:grid lali:gap-6 lali:pt-6" onSubmit={(event) => event.preventDefault()}>
          <Field label="E-mail" required>
            <Input type="email" name="email" autoComplete="email" />
          </Field>
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button type="submit">Keep me posted</Button>
            <Dialog.Close asChild>
              <Button variant="ghost">Not now</Button>
            </Dialog.Close>
          </div>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const page = within(document.body);
const trigger = () => page.getByText('Tell me when it is out', { selector: 'button *' }).closest('button');
const dialog = () => page.getByRole('dialog', { name: 'Tell me when it is out' });
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

async function open() {
  const styles = document.querySelectorAll('style').length;
  await userEvent.click(page.getByRole('button', { name: 'Tell me when it is out' }));
  await waitFor(() => expect(dialog()).toBeVisible());
  await expect(document.querySelectorAll('style').length, 'styles added at run time').toBe(styles);
}

export const Playground: Story = {
  play: async () => {
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Named, described, focus inside, the page behind it still and hidden; nothing is added to the document's styles. */
export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  render: (args) => reminder(args, { defaultOpen: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    await expect(dialog()).toHaveAccessibleDescription(/One message/);
    await waitFor(() => expect(within(dialog()).getByRole('textbox')).toHaveFocus());
    await expect(canvasElement.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const FocusStaysInside: Story = {
  play: async () => {
    await open();
    await waitFor(() => expect(within(dialog()).getByRole('textbox')).toHaveFocus());
    for (const name of ['Keep me posted', 'Not now', 'Close']) {
      await userEvent.tab();
      await expect(within(dialog()).getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(within(dialog()).getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog()).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

/** Escape, the close button, a Close of one's own and a click beside it: each closes and gives the focus back. */
export const Closing: Story = {
  play: async () => {
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(page.getByRole('button', { name: 'Close' })),
      () => userEvent.click(page.getByRole('button', { name: 'Not now' })),
      () => userEvent.click(document.querySelector('[data-dialog-overlay]') as HTMLElement),
    ];
    for (const close of ways) {
      await open();
      // The layer listens for presses outside from the next task on, so that the opening press does not count.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await close();
      await gone();
      await waitFor(() => expect(trigger()).toHaveFocus());
      await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-lali-scroll-locked'));
      await expect(document.querySelector('[data-aria-hidden]')).toBeNull();
    }
  },
};

export const Small: Story = {
  parameters: { ...screenshot },
  args: { size: 'small' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content {...args}>
        <Dialog.Title>Leave the check?</Dialog.Title>
        <Dialog.Description>Your four answers are kept in this browser.</Dialog.Description>
        <div className="lali:flex lali:flex-wrap lali:gap-3 lali:pt-6">
          <Dialog.Close asChild>
            <Button variant="contrast">Leave</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button variant="outline">Stay</Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Leave the check?' })).toBeVisible());
  },
};

/** Along a side, over the whole height: here from right to left, where the start is at the right. */
export const AlongASide: Story = {
  parameters: { ...screenshot },
  globals: { direction: 'rtl' },
  args: { side: 'start', size: 'small' },
  render: (args) => (
    <I18nProvider dir="rtl">
      <Dialog.Root defaultOpen>
        <Dialog.Trigger asChild>
          <Button variant="outline">Add a section</Button>
        </Dialog.Trigger>
        <Dialog.Content {...args}>
          <Dialog.Title>Add a section</Dialog.Title>
          <Dialog.Description>It stands at the end of the page. Add as many as you like.</Dialog.Description>
          <ul className="lali:grid lali:pt-6">
            {['Hero', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'StatBand'].map(
              (name) => (
                <li key={name} className="lali:border-line lali:border-t">
                  <button
                    type="button"
                    className="lali:focus-ring-inset lali:min-h-11 lali:w-full lali:py-2 lali:text-start lali:font-semibold lali:wrap-anywhere"
                  >
                    {name}
                  </button>
                </li>
              ),
            )}
          </ul>
        </Dialog.Content>
      </Dialog.Root>
    </I18nProvider>
  ),
  play: async () => {
    const panel = await page.findByRole('dialog', { name: 'Add a section' });
    await expect(panel).toHaveAttribute('data-side', 'start');
    // Once it stands: it slides in.
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().right)).toBe(window.innerWidth));
    await expect(panel.offsetHeight).toBe(window.innerHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Hero' })).toHaveFocus());
  },
};

function Controlled() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the terms</Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content size="wide">
          <Dialog.Title>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Dialog.Title>
          <Dialog.Description>
            More than fits: the panel scrolls, the close button stays in view.
          </Dialog.Description>
          <div className="lali:type-body lali:grid lali:gap-4 lali:pt-4">
            {Array.from({ length: 24 }, (_, index) => `${index + 1}. A paragraph of the terms.`).map(
              (text) => (
                <p key={text} className="lali:wrap-anywhere">
                  {text} Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
                </p>
              ),
            )}
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

/** The trigger stands where the wish arises: after a text that is not finished. */
export const AfterATeaser: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={24} align="start" className="lali:max-w-[36rem]">
      <Heading level={2}>What a leaf knows about meetings</Heading>
      <Text>
        A leaf opens when there is light and closes when there is none. The article is being written.
      </Text>
      {reminder(args)}
    </Stack>
  ),
  play: async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const WorstCase: Story = {
  parameters: { ...screenshot },
  render: () => <Controlled />,
  play: async () => {
    const panel = await page.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    panel.scrollTop = 400;
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
