import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container, type ContainerProps } from './index.ts';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { width: 'page' },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filled({ width = 'page' }: ContainerProps) {
  return (
    <Container width={width}>
      <div className="surface-raised rounded-control border border-line px-5 py-4 font-semibold">{width}</div>
    </Container>
  );
}

export const Playground: Story = {};

export const AllWidths: Story = {
  render: () => (
    <div className="grid gap-4 py-8">
      <Filled width="full" />
      <Filled width="page" />
      <Filled width="reading" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByText(name).getBoundingClientRect();
    await expect(box('reading').left).toBeCloseTo(box('page').left, 0);
    await expect(box('reading').width).toBeLessThanOrEqual(box('page').width);
    await expect(box('full').left).toBeGreaterThanOrEqual(20);
  },
};

export const LongWord: Story = {
  render: () => (
    <div className="w-80">
      <Container>
        <p className="wrap-anywhere">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>
      </Container>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.w-80')?.scrollWidth).toBe(320);
  },
};
