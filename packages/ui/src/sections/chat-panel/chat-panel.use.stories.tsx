import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { arrives, submitThrough } from '../../../test/network.ts';
import { ChatDemo, sampleLabels, sampleMessages } from './chat-panel.sample.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatMessage } from './chat-panel.types.ts';

/** What happens while one writes, reads and closes. */
const meta = {
  title: 'Sections/ChatPanel/Use',
  component: ChatPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: sampleLabels,
    href: '#contact',
    open: true,
    messages: sampleMessages,
    onOpenChange: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

// The events themselves: a press by the test library flushes React inside its own `focus()`, which React reports.
const key = (name: string) => {
  const init = { key: name, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
};

/** Focus: open to the input, Escape and Close back to the launcher; the space bar presses as on any button. */
export const OpensAndCloses: Story = {
  render: () => <ChatDemo />,
  play: async ({ canvas }) => {
    const launcher = () => canvas.getByRole('button', { name: 'Ask the innovation guide' });
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(launcher()).toHaveFocus());
    };
    launcher().focus();
    key(' ');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveFocus());
    await expect(canvas.getByRole('dialog', { name: 'Innovation guide' })).toHaveAccessibleDescription(
      /^Innovation guide: Hello\./,
    );
    await userEvent.keyboard('half a thought');
    key('Escape');
    await closed();
    launcher().click();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('half a thought');
    canvas.getByRole('button', { name: 'Close the chat' }).click();
    await closed();
  },
};

/** What was said before the opening is not in the log, so it is never read again; what comes later is. */
export const OnlyNewMessagesAreAnnounced: Story = {
  render: () => <ChatDemo open messages={sampleMessages} answer="Take one hour on Tuesday." />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'New messages' });
    await expect(log).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), 'When?{Enter}');
    await expect(log).toHaveTextContent('You: When?');
    await expect(canvas.getByRole('status')).toHaveTextContent('Innovation guide is writing');
    await waitFor(() => expect(log).toHaveTextContent('Innovation guide: Take one hour on Tuesday.'));
    await expect(log).not.toHaveTextContent('Hello.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(log.querySelectorAll('[data-from] > [aria-live="off"]')).toHaveLength(2);
  },
};

function SavingChat({ network }: { network: unknown }) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(sampleMessages);
  const save = (id: string) => {
    const mark = (saving: ChatMessage['saving'] & string) =>
      setMessages((before) => before.map((each) => (each.id === id ? { ...each, saving } : each)));
    mark('sending');
    submitThrough(network)(id).then(
      () => mark('saved'),
      () => mark('unsaved'),
    );
  };
  const send = (body: string) => {
    const id = `own${messages.length}`;
    setMessages((before) => [...before, { id, from: 'visitor', body, saving: 'sending' }]);
    save(id);
  };
  return (
    <ChatPanel
      labels={sampleLabels}
      href="#contact"
      open
      onOpenChange={() => {}}
      messages={messages}
      onSend={send}
      onRetry={save}
    />
  );
}

/** A message is kept through the network that is set in the toolbar. */
export const OverTheNetwork: Story = {
  render: (_args, { globals }) => <SavingChat network={globals.network} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'When?{Enter}');
    const own = () => canvasElement.ownerDocument.querySelectorAll('[data-from="visitor"]');
    if (!arrives(globals.network)) return;
    await waitFor(() => expect([...own()].at(-1)).toHaveAttribute('data-saving', 'saved'), { timeout: 9000 });
  },
};

/** The message stays, says quietly that it is not saved, and can be tried again. */
export const TheNetworkFails: Story = {
  globals: { network: 'failing' },
  render: (_args, { globals }) => <SavingChat network={globals.network} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'When?{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(), {
      timeout: 9000,
    });
  },
};

export const BlankIsNotSent: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '  Hello ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Hello');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

const long: ChatMessage[] = Array.from({ length: 14 }, (_, place) => ({
  id: `l${place}`,
  from: place % 2 ? 'visitor' : 'guide',
  body:
    place % 2 ? `Question ${place}` : `Answer ${place}. ${'It takes more than one line to say. '.repeat(2)}`,
}));

/** Begins at the end; who has scrolled up is left alone and told that there is something new. */
export const ReadingPosition: Story = {
  render: () => <ChatDemo open messages={long} suggestions={[]} delay={900} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Conversation' });
    const fromEnd = () => area.scrollHeight - area.scrollTop - area.clientHeight;
    await expect(fromEnd()).toBeLessThan(2);
    await userEvent.type(canvas.getByRole('textbox'), 'One more{Enter}');
    await waitFor(() => expect(fromEnd()).toBeLessThan(2));
    area.scrollTop = 100;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New message' })).toBeVisible(), {
      timeout: 3000,
    });
    await expect(area.scrollTop).toBe(100);
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await waitFor(() => expect(fromEnd()).toBeLessThan(50));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull());
  },
};
