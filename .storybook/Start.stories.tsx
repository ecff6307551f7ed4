import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roles } from './roles.ts';
import { StartPage } from './start.tsx';

const meta = {
  title: 'Start here',
  tags: ['!ready', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  component: StartPage,
} satisfies Meta<typeof StartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listsItsSteps: Story['play'] = async ({ args, canvas, canvasElement }) => {
  const { title, steps } = roles[args.role];
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(steps.length);
};

export const Designer: Story = { args: { role: 'designer' }, play: listsItsSteps };

export const Developer: Story = { args: { role: 'developer' }, play: listsItsSteps };

export const Owner: Story = { args: { role: 'owner' }, play: listsItsSteps };
