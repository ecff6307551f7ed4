import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { BackLink } from './index.ts';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  tags: ['autodocs'],
  args: { href: '#workshops', children: 'Back to Workshops' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back to Workshops' });
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const OnSurfaces: Story = {
  render: (args) => (
    <div>
      {(['page', 'raised', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <BackLink {...args} />
        </Section>
      ))}
      {(['primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <BackLink {...args} tone="current" />
        </Section>
      ))}
    </div>
  ),
};

const goBack = fn();

/** With scripts it may go back in the history; its address holds for a new tab and without them. */
export const ThroughTheHistory: Story = {
  args: {
    children: 'Back to Blog',
    href: '#blog',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      goBack();
    },
  },
  play: async ({ canvas }) => {
    goBack.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#blog');
  },
};

/** The first thing under the header, and not part of the title it stands above. */
export const AboveATitle: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={16} align="start">
      <BackLink {...args} />
      <Heading level={1} look="title">
        Innovation Engine
      </Heading>
      <Text look="lead">Three days in which a team builds the habit of testing before believing.</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [link, title] = [canvas.getByRole('link'), canvas.getByRole('heading', { level: 1 })];
    await expect(link.getBoundingClientRect().left).toBeCloseTo(title.getBoundingClientRect().left, 0);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BackLink {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const arrow = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(arrow?.right).toBeCloseTo(link.right, 0);
  },
};

export const WorstCase: Story = {
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
  render: (args) => (
    <div className="lali:w-[280px]">
      <BackLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBeLessThanOrEqual(280);
  },
};

export const Matrix: Story = matrix(meta, { Playground, OnSurfaces, AboveATitle, RightToLeft, WorstCase });
