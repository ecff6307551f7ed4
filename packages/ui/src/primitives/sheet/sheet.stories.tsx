import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from './index.ts';

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet.Root,
  subcomponents: { Toggle: Sheet.Toggle, Body: Sheet.Body },
  tags: ['autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '280px' } },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '600px' } } } },
  },
  render: (args) => (
    <>
      <Sheet.Root {...args} className="flex p-4">
        <Sheet.Toggle
          className="relative z-10 ms-auto"
          summaryClassName="cursor-pointer rounded-control px-4 py-3"
        >
          Filters
        </Sheet.Toggle>
        <Sheet.Body className="surface-raised p-6">
          <a href="#inside" className="focus-ring inline-flex min-h-11 items-center">
            A link inside
          </a>
        </Sheet.Body>
      </Sheet.Root>
      <p className="p-4">The page behind it.</p>
    </>
  ),
} satisfies Meta<typeof Sheet.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Closed: Story = {
  play: async () => {
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const Open: Story = {
  play: async () => {
    await userEvent.click(page.getByText('Filters'));
    await waitFor(() => expect(page.getByRole('link', { name: 'A link inside' })).toBeVisible());
    await expect(document.querySelector('[data-sheet-body]')?.getBoundingClientRect().height).toBe(
      window.innerHeight,
    );
    await waitFor(() => expect(page.getByText('The page behind it.').closest('[inert]')).not.toBeNull());
  },
};
