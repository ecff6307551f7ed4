import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: sampleHeader,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
