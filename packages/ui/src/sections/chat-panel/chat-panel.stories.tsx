import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Grid } from '../../primitives/grid/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { greeting, sampleLabels, sampleMessages, sampleSuggestions } from './chat-panel.sample.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatMessage } from './chat-panel.types.ts';

const meta = {
  title: 'Sections/ChatPanel',
  component: ChatPanel,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    labels: sampleLabels,
    href: '#contact',
    open: true,
    messages: sampleMessages,
    suggestions: sampleSuggestions.slice(2),
    onOpenChange: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div className={args.placement === 'inline' ? 'lali:p-4' : 'lali:min-h-[720px]'}>
      <ChatPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open in its corner. */
export const Playground: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Innovation guide' }).getBoundingClientRect();
    await expect(panel.right).toBeGreaterThan(window.innerWidth - 40);
    await expect(panel.width).toBeLessThanOrEqual(400);
    await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  },
};

/** A cell in the corner. */
export const Closed: Story = {
  parameters: { ...screenshot },
  args: { open: false },
  play: async ({ canvas, args }) => {
    const launcher = canvas.getByRole('button', { name: 'Ask the innovation guide' });
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
    await expect(launcher.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(launcher);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const QuickReplies: Story = {
  args: { placement: 'inline', messages: [greeting], suggestions: sampleSuggestions },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Suggested questions' });
    await expect(group.querySelectorAll('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Daily idea exercises' }));
    await expect(args.onSend).toHaveBeenCalledWith('Daily idea exercises');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Typing: Story = {
  args: { placement: 'inline', messages: sampleMessages.slice(0, 2), typing: true, suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Innovation guide is writing');
  },
};

/** Every message of the visitor says whether it is kept; what is not can be sent again. */
const saving: ChatMessage[] = [
  greeting,
  { id: 'a', from: 'visitor', body: 'What does a day cost?', saving: 'saved' },
  { id: 'b', from: 'guide', body: 'That depends on the programme.', saving: 'unsaved' },
  { id: 'c', from: 'visitor', body: 'And two?', saving: 'unsaved' },
  { id: 'd', from: 'visitor', body: 'For twelve people', saving: 'sending' },
];

export const SavedAndNotSaved: Story = {
  args: { placement: 'inline', messages: saving, suggestions: [] },
  play: async ({ canvas, args }) => {
    const retries = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(retries).toHaveLength(2);
    for (const retry of retries)
      await expect(retry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(retries[1] as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith('c');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** On a phone the panel is the window. Who tabs on from it sees where the focus goes: the panel closes. */
export const OnAPhone: Story = {
  args: { messages: sampleMessages },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    ...screenshot,
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([panel.left, panel.width]).toEqual([0, window.innerWidth]);
    await expect(Math.round(panel.height)).toBe(window.innerHeight);
  },
};

/** Where it is put, beside what it speaks about. */
export const InTheIdeaLab: Story = {
  tags: ['example'],
  args: { placement: 'inline' },
  render: (args) => (
    <div data-path="methods">
      <Section>
        <Container>
          <Grid.Root gap={48}>
            <Grid.Item span={5}>
              <Stack gap={24}>
                <Heading level={1}>Ask before you book</Heading>
                <Text look="lead" tone="soft">
                  The guide knows the methods, the workshops and the readiness check. For anything else a
                  person answers within a day.
                </Text>
              </Stack>
            </Grid.Item>
            <Grid.Item span={7}>
              <ChatPanel {...args} />
            </Grid.Item>
          </Grid.Root>
        </Container>
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('dialog').getBoundingClientRect().left).toBeGreaterThan(title.left + 300);
  },
};

export const Empty: Story = { args: { placement: 'inline', messages: [], suggestions: [] } };

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const WorstCase: Story = {
  args: {
    placement: 'inline',
    labels: { ...sampleLabels, title: word, subtitle: word, input: word },
    messages: [
      { id: 'a', from: 'guide', body: word },
      { id: 'b', from: 'visitor', body: word, saving: 'unsaved' },
      { id: 'c', from: 'guide', body: ['See ', { href: '#long', label: word }], saving: 'unsaved' },
    ],
    suggestions: [
      word,
      'A suggestion that is much longer than a suggestion should ever be, over three lines',
    ],
  },
  render: (args) => (
    <div className="lali:w-[280px]">
      <ChatPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(280);
    const area = canvas.getByRole('region', { name: 'Conversation' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, {
  QuickReplies,
  Typing,
  SavedAndNotSaved,
  InTheIdeaLab,
  Empty,
  WorstCase,
});
