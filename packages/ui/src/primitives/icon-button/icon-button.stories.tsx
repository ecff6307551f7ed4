import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowOutIcon, CloseIcon, MenuIcon } from '../icons/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Close', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['ghost', 'outline', 'ink'] as const).map((variant) => (
        <div key={variant} className="flex items-center gap-3">
          <IconButton label="Open menu" variant={variant} size="default">
            <MenuIcon size={24} />
          </IconButton>
          <IconButton label="Close" variant={variant}>
            <CloseIcon />
          </IconButton>
          <IconButton label="Open in a new tab" variant={variant} href="#out">
            <ArrowOutIcon />
          </IconButton>
          <IconButton label="Close, not available" variant={variant} disabled>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

const press = fn();

export const ByKeyboard: Story = {
  render: (args) => (
    <IconButton label={args.label} onClick={press}>
      {args.children}
    </IconButton>
  ),
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};
