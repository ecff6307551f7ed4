import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits, focusesFirst } from '../../../test/plays.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Text } from '../text/index.ts';
import { ContactRows } from './index.ts';

const meta = {
  title: 'Primitives/ContactRows',
  component: ContactRows,
  tags: ['autodocs', 'new'],
  args: {
    rows: [
      { term: 'Email Direct', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' },
      { term: 'LinkedIn', value: 'Livia Arndt', href: 'https://www.example.com/linkedin' },
    ],
  },
} satisfies Meta<typeof ContactRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows.map((row) => row.dataset.way)).toEqual(['email', 'phone', 'network']);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(rows[0]).toHaveAccessibleName('Email Direct hello@example.com');
  },
};

export const InANarrowColumn: Story = {
  render: (args) => (
    <div className="lali:w-72">
      <ContactRows {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getByText('Email Direct'), canvas.getByText('hello@example.com')];
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term.getBoundingClientRect().bottom - 1,
    );
  },
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="lali:grid lali:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
      {(['raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <ContactRows {...args} />
        </Section>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Focused: Story = {
  play: focusesFirst('link'),
};

/** Beside the words that invite to it. */
export const OnAnAboutPage: Story = {
  tags: ['example'],
  render: (args) => (
    <Grid.Root gap={48}>
      <Grid.Item span={6}>
        <Heading level={2}>Rather speak to a person?</Heading>
        <Text tone="soft" className="lali:mt-4">
          One designer reads, answers and calls back. There is no ticket number.
        </Text>
      </Grid.Item>
      <Grid.Item span={6}>
        <ContactRows {...args} />
      </Grid.Item>
    </Grid.Root>
  ),
};

export const None: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const One: Story = { args: { rows: meta.args.rows.slice(1, 2) } };

const long = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten';

export const WorstCase: Story = {
  args: {
    rows: [
      { term: long, value: `${long}@example.com`, href: 'mailto:donau@example.com' },
      { term: 'Phone', value: '+49 69 90009 137, extension 4711', href: 'tel:+496990009137' },
    ],
  },
  render: (args) => (
    <div className="lali:w-60">
      <ContactRows {...args} data-testid="rows" />
    </div>
  ),
  play: fits('[data-testid=rows]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  InANarrowColumn,
  OnSurfaces,
  RightToLeft,
  OnAnAboutPage,
  None,
  One,
  WorstCase,
});
