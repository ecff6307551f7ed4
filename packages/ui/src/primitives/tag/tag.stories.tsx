import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tag } from './index.ts';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Service design' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Service design');
    await expect(tag).toBeVisible();
    await expect(tag.closest('a, button')).toBeNull();
  },
};

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
      {(['page', 'raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Tags />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4">
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

/** What was used, after what was done. */
export const UnderAProject: Story = {
  tags: ['example'],
  render: () => (
    <article className="lali:grid lali:max-w-[36rem] lali:gap-4">
      <Heading level={3}>Seat selection in three taps</Heading>
      <Text>Row, side, seat. The price is known before the last tap, and nobody has to read a legend.</Text>
      <Tags />
    </article>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Tag>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rind/).offsetWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, AllStates, OnThePaths, UnderAProject, WorstCase });
