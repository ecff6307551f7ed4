import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatLauncher } from './chat-launcher.tsx';

const meta = {
  title: 'Sections/ChatPanel/ChatLauncher',
  component: ChatLauncher,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  args: { label: 'Ask the innovation guide', href: '#contact', onOpen: fn() },
  render: (args) => (
    <div className="lali:min-h-[160px]">
      <ChatLauncher {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same cell that the closed panel shows, without the panel's code. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const launcher = canvas.getByRole('button', { name: 'Ask the innovation guide' });
    await expect(launcher).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(launcher);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
