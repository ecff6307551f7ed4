import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Badge, type BadgeTone } from './index.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('New');
    await expect(badge).toBeVisible();
    await expect(badge.closest('[data-tone]')).not.toBeNull();
  },
};

const tones: Record<BadgeTone, string> = {
  neutral: 'Past',
  accent: 'Recommended',
  highlight: 'Four seats left',
  success: 'Payment Completed',
  error: 'Not saved',
  contrast: 'New',
};

function Row() {
  return (
    <Stack direction="row" gap={8}>
      {(Object.keys(tones) as BadgeTone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tones[tone]}
        </Badge>
      ))}
    </Stack>
  );
}

export const AllTones: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4">
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Row />
        </div>
      ))}
      <div className="lali:surface-inverse lali:rounded-card lali:p-6">
        <Row />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badges = canvasElement.querySelectorAll('[data-tone="success"], [data-tone="error"]');
    await expect(badges.length).toBeGreaterThan(0);
    for (const badge of badges) {
      await expect(badge.querySelector('svg')).toBeVisible();
    }
  },
};

export const BesideATitle: Story = {
  tags: ['example'],
  render: () => (
    <Stack direction="row" gap={12}>
      <Heading level={3}>Live Webinar</Heading>
      <Badge tone="highlight">Four seats left</Badge>
    </Stack>
  ),
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Badge tone="error">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Badge>
    </div>
  ),
  play: fits('.lali\\:w-\\[280px\\]', 280),
};

export const Matrix: Story = matrix(meta, { Playground, AllTones, BesideATitle, WorstCase });
