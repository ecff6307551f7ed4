import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Service design' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const words = ['Figma', 'React', 'Interviews', 'Prototypes', 'Design tokens'];

function Tags() {
  return (
    <Stack as="ul" direction="row" gap={8}>
      {words.map((word, i) => (
        <Tag key={word} as="li" look={i < 3 ? 'outline' : 'quiet'}>
          {word}
        </Tag>
      ))}
    </Stack>
  );
}

export const AllStates: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['ground', 'raised', 'night', 'kingfisher', 'leaf'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="p-6">
          <Tags />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: () => (
    <div className="grid gap-4">
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Tags />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="w-[280px]">
      <Tag>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rind/).offsetWidth).toBeLessThanOrEqual(280);
  },
};
