import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

const words = (
  <Stack gap={8}>
    <Heading level={3}>Your answers are kept</Heading>
    <Text tone="soft">They stay in this browser until you send them.</Text>
  </Stack>
);

const meta = {
  title: 'Primitives/Card',
  component: Card,
  tags: ['autodocs', 'new'],
  args: { children: words },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').closest('[data-size]')).toHaveAttribute('data-size', 'default');
  },
};

/** The room within. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['small', 'default', 'large'] as const).map((size) => (
        <Card key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** One link, and the whole card is its target: the ring of focus is around it. */
export const AsALink: Story = {
  args: {
    as: 'article',
    link: true,
    children: (
      <Stack gap={8}>
        <Heading level={3}>
          <a href="#innovators-dna">Innovator’s DNA</a>
        </Heading>
        <Text tone="soft">Five skills that can be learnt, and an exercise for each.</Text>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).boxShadow).not.toBe('none');
  },
};

/** Never three of one size in a row: one leads. */
export const InAGrid: Story = {
  tags: ['example'],
  render: () => (
    <Grid.Root gap={24}>
      <Grid.Item span={7}>
        <Card size="large">
          <Text look="lead">A day for one question, with everybody in the room who can answer it.</Text>
        </Card>
      </Grid.Item>
      <Grid.Item span={5}>
        <Card>
          <Text>Eight people, two of us.</Text>
        </Card>
      </Grid.Item>
    </Grid.Root>
  ),
};

/** It brings its surface along, and its text is readable on it. */
export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['page', 'raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Card {...args} />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: (args) => (
    <Stack gap={16}>
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Card {...args} />
        </div>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <Text>تبقى إجاباتك في هذا المتصفح</Text> },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[240px] lali:grid-cols-[minmax(0,1fr)] lali:gap-4">
      <Card />
      <Card>{long}</Card>
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Sizes,
  AsALink,
  InAGrid,
  OnSurfaces,
  OnThePaths,
  RightToLeft,
  WorstCase,
});
