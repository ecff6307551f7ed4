import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Text } from '../text/index.ts';
import { type ToastMessage, ToastProvider, useToast } from './index.ts';

function Sections() {
  const [there, setThere] = useState(true);
  const show = useToast();
  const remove = () => {
    setThere(false);
    show({
      text: 'Hero is removed.',
      action: { label: 'Undo', onAction: () => setThere(true) },
    });
  };
  return (
    <div className="lali:grid lali:min-h-60 lali:content-start lali:justify-items-start lali:gap-4">
      <Text>{there ? 'Hero is on the page.' : 'The page is empty.'}</Text>
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <Button variant="outline" disabled={!there} onClick={remove}>
          Remove Hero
        </Button>
        <Button variant="outline" onClick={() => show({ text: 'Copied.' })}>
          Copy
        </Button>
      </div>
    </div>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  tags: ['autodocs', 'new'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { children: <Sections /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** F8 leads into the region from anywhere, Tab to the toast and its action: what was removed is back. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hero' }));
    await expect(canvas.getByText('The page is empty.')).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' });
    const undo = await within(region).findByRole('button', { name: 'Undo' });
    await waitFor(() =>
      expect(within(document.body).getByRole('status')).toHaveTextContent('Hero is removed.'),
    );
    await userEvent.keyboard('[F8]');
    await expect(region.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Hero is on the page.')).toBeVisible();
    await waitFor(() => expect(within(region).queryByRole('button')).toBeNull());
  },
};

/** Escape in a toast, or its cross, closes it. */
export const Closing: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const copy = canvas.getByRole('button', { name: 'Copy' });
    const gone = () => waitFor(() => expect(region.querySelector('li')).toBeNull());
    await userEvent.click(copy);
    await userEvent.click(await within(region).findByRole('button', { name: 'Close' }));
    await gone();
    await userEvent.click(copy);
    await within(region).findByRole('button', { name: 'Close' });
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

const all: readonly ToastMessage[] = [
  { text: 'The page data is copied. Paste it into content/pages/spring-offer.ts.' },
  {
    text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz is removed, with everything below it.',
    tone: 'info',
    action: { label: 'Bring the whole law back', onAction: () => {} },
  },
  {
    text: 'The page could not be sent.',
    tone: 'error',
    action: { label: 'Try again', onAction: () => {} },
  },
];

function SaysAll() {
  const show = useToast();
  useEffect(() => {
    for (const message of all) show(message);
  }, [show]);
  return <div className="lali:min-h-72">Three kinds of news, of different length.</div>;
}

export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  args: { children: <SaysAll /> },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region.querySelectorAll('li')).toHaveLength(3));
    for (const toast of region.querySelectorAll('li'))
      await expect(toast.scrollWidth).toBe(toast.clientWidth);
  },
};
