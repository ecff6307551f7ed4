import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { arrived, sampleLabels, sending, stuck, waiting } from './outbox.sample.ts';
import { Outbox } from './outbox.tsx';

const meta = {
  title: 'Sections/Outbox',
  component: Outbox,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    labels: sampleLabels,
    summary: 'One message is waiting to be sent.',
    items: [waiting],
    onSend: fn(),
    onRemove: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof Outbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Outbox' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('One message is waiting to be sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send now: Your message, 14:02' }));
    await expect(args.onSend).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Your message, 14:02' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

export const Sending: Story = {
  args: { items: [sending] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending: Your booking, 14:05' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** No way is open any more: there is another one. */
export const Stuck: Story = {
  args: { items: [stuck] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send it by e-mail' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
  },
};

/** It went out while the visitor read another page. */
export const Arrived: Story = {
  args: { summary: 'Your message has arrived.', items: [arrived] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /Send now/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Your message, 12:20' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('d');
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelector('section')?.getBoundingClientRect().height).toBe(0);
  },
};

/** At the lower edge of the window while the page is read, above the footer at its end. */
export const AtTheEdgeOfAPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:h-[24rem] lali:overflow-y-auto">
      <Container>
        <Heading level={2}>Tell us what should change</Heading>
        <div className="lali:h-[40rem] lali:pt-4">
          <Text>Five fields, one minute. A designer reads it and answers within 24 hours.</Text>
        </div>
      </Container>
      <Outbox {...args} className="lali:sticky lali:bottom-0" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Send now/ })).toBeVisible();
  },
};

const several = {
  summary: '3 messages are waiting to be sent.',
  items: [waiting, sending, stuck, arrived],
};

export const Many: Story = { args: several };

export const OnAPhone: Story = {
  args: several,
  render: (args) => (
    <div className="lali:w-80">
      <Outbox {...args} />
    </div>
  ),
};

export const WorstCase: Story = {
  args: {
    items: [
      {
        ...stuck,
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        note: 'x'.repeat(90),
      },
    ],
  },
  render: OnAPhone.render as NonNullable<Story['render']>,
};

export const RightToLeft: Story = { args: several, globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, {
  Playground,
  Sending,
  Stuck,
  Arrived,
  Empty,
  Many,
  OnAPhone,
  WorstCase,
  RightToLeft,
});
