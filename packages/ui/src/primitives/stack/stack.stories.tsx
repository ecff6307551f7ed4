import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  tags: ['autodocs'],
  args: { gap: 16, direction: 'column' },
  render: (args) => (
    <Stack {...args}>
      {['Listen', 'Draw', 'Build'].map((word) => (
        <div
          key={word}
          className="lali:surface-raised lali:rounded-control lali:border lali:border-line lali:px-5 lali:py-4 lali:font-semibold"
        >
          {word}
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Listen'), canvas.getByText('Draw')].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
};

export const Row: Story = { args: { direction: 'row', gap: 12 } };

export const AsAList: Story = {
  render: () => (
    <Stack as="ul" gap={8}>
      <li>UX design</li>
      <li>UI design</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const TextAndActions: Story = {
  tags: ['example'],
  render: () => (
    <Stack gap={24} align="start" className="lali:max-w-[36rem]">
      <Heading level={3}>A discovery call</Heading>
      <Text>Thirty minutes, free. You describe the problem, we ask until it is clear.</Text>
      <Stack direction="row" gap={12}>
        <Button>Book Discovery Call</Button>
        <Button variant="outline">View Portfolio</Button>
      </Stack>
    </Stack>
  ),
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Stack direction="row" gap={12}>
        {['One', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'Three'].map((word) => (
          <Button key={word} variant="outline">
            {word}
          </Button>
        ))}
      </Stack>
    </div>
  ),
  play: fits('.lali\\:w-\\[280px\\]', 280),
};

export const Matrix: Story = matrix(meta, { Playground, Row, AsAList, TextAndActions, WorstCase });
