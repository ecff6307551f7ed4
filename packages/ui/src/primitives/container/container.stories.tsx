import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
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
      <div className="lali:surface-raised lali:rounded-control lali:border lali:border-line lali:px-5 lali:py-4 lali:font-semibold">
        {width}
      </div>
    </Container>
  );
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText('page').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1216);
    await expect(box.left).toBeGreaterThanOrEqual(20);
  },
};

export const AllWidths: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4 lali:py-8">
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

/** The title may be as wide as the page; what is read begins on the same line and ends where lines are still easy to find. */
export const AnArticle: Story = {
  tags: ['example'],
  render: () => (
    <div className="lali:grid lali:gap-6 lali:py-8">
      <Container>
        <Heading level={1} look="title">
          What lichens know about sharing work between departments
        </Heading>
      </Container>
      <Container width="reading">
        <Text className="lali:border-line lali:border-t lali:pt-6">
          A lichen is two beings that act as one. Neither manages the other, and neither could live there
          alone. That is worth a closer look before the next reorganisation.
        </Text>
      </Container>
    </div>
  ),
  play: async ({ canvas }) => {
    const [title, text] = [canvas.getByRole('heading'), canvas.getByText(/^A lichen/)];
    await expect(text.getBoundingClientRect().left).toBeCloseTo(title.getBoundingClientRect().left, 0);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-80">
      <Container>
        <p className="lali:wrap-anywhere">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>
      </Container>
    </div>
  ),
  play: fits('.lali\\:w-80', 320),
};

export const Matrix: Story = matrix(meta, { Playground, AllWidths, AnArticle, WorstCase });
