import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isLeftAsAccepted } from './still.ts';
import { toolbar } from './toolbar.ts';
import { layers } from './welcome/layers.ts';
import { WelcomePage } from './welcome/page.tsx';

const meta = {
  title: 'Welcome',
  tags: ['!ready', '!autodocs', 'still'],
  parameters: { layout: 'fullscreen' },
  component: WelcomePage,
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvas, canvasElement }) => {
    if (isLeftAsAccepted(canvasElement)) return;
    for (const { name, parts } of layers) {
      await expect(parts.length).toBeGreaterThan(5);
      await expect(
        canvas.getByRole('region', { name: new RegExp(`^${parts.length} ${name}`, 'i') }),
      ).toBeVisible();
    }
    await expect(canvasElement.querySelectorAll('[data-setting]')).toHaveLength(Object.keys(toolbar).length);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(new Set(links).size).toBe(links.length);
  },
};
