import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Accordion } from './index.ts';

const entries = [
  {
    id: 'results',
    question: 'How soon do we see results?',
    answer:
      'In design work you click through a first prototype after two weeks. In a workshop your team leaves the first day with tested ideas of its own.',
  },
  {
    id: 'industries',
    question: 'Does this work in our industry?',
    answer:
      'The methods start from how people decide and how living systems solve problems, so they carry over.',
  },
  {
    id: 'people',
    question: 'Can one person book, or only a whole company?',
    answer: 'Both. The webinar and the open workshops take single registrations.',
  },
];

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion.Root,
  subcomponents: { Item: Accordion.Item, Trigger: Accordion.Trigger, Content: Accordion.Content },
  tags: ['autodocs'],
  render: (args) => questions(args),
} satisfies Meta<typeof Accordion.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

function questions(props: ComponentProps<typeof Accordion.Root>) {
  return (
    <Accordion.Root className="lali:max-w-[46rem]" {...props}>
      {entries.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Trigger>{question}</Accordion.Trigger>
          <Accordion.Content>
            {answer} <Link href="#more">Read on</Link>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('details');
    await userEvent.click(canvas.getByText('How soon do we see results?'));
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'open'));
    await userEvent.click(canvas.getByText('How soon do we see results?'));
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'closed'));
  },
};

export const Open: Story = {
  args: { defaultValue: ['results'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/first prototype/)).toBeVisible();
    await expect(canvas.getByText(/single registrations/)).not.toBeVisible();
  },
};

export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('How soon do we see results?'));
    await waitFor(() => expect(canvas.getByText(/first prototype/)).toBeVisible());
    await userEvent.click(canvas.getByText('Does this work in our industry?'));
    await waitFor(() => expect(canvas.getByText(/carry over/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await userEvent.click(canvas.getByText('Does this work in our industry?'));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0));
  },
};

export const SeveralAtATime: Story = {
  args: { multiple: true, defaultValue: ['results'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Does this work in our industry?'));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2));
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  args: { defaultValue: ['industries'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const line = canvasElement.querySelector('summary') as HTMLElement;
    await expect(line).toHaveFocus();
    await expect(getComputedStyle(line).boxShadow).not.toBe('none');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('summary')];
    await userEvent.tab();
    await expect(lines[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lines[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(lines[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lines[0]).toHaveFocus();
    // A browser turns Enter on a summary into a click; simulated keys do not, so the click stands for it.
    lines[0]?.click();
    await waitFor(() => expect(canvas.getByText(/first prototype/)).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** As if the browser had opened an item: find in page does, and so does a visitor before scripts run. */
export const OpenedByTheBrowser: Story = {
  play: async ({ canvas, canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('details')];
    if (items[2]) items[2].open = true;
    await waitFor(() => expect(items[2]).toHaveAttribute('data-state', 'open'));
    await userEvent.click(canvas.getByText('How soon do we see results?'));
    await waitFor(() => expect(items[2]).not.toHaveAttribute('open'));
    await expect(items[0]).toHaveAttribute('open');
  },
};

/** The title stands still on the left while the answers open on the right. */
export const QuestionsOnAServicePage: Story = {
  tags: ['example'],
  args: { defaultValue: ['people'], headingLevel: 3 },
  render: (args) => (
    <Grid.Root align="start">
      <Grid.Item span={4}>
        <Heading level={2}>Questions people ask</Heading>
      </Grid.Item>
      <Grid.Item span={8}>{questions(args)}</Grid.Item>
    </Grid.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const WorstCase: Story = {
  args: { defaultValue: ['long'] },
  render: (args) => (
    <Accordion.Root {...args} className="lali:w-[280px]">
      <Accordion.Item value="long">
        <Accordion.Trigger>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Accordion.Trigger>
        <Accordion.Content>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: fits('details', 280),
};

export const Matrix: Story = matrix(meta, { Playground, Open, QuestionsOnAServicePage, WorstCase });
