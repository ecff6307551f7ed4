import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Oops! Page Not Found',
    lead: 'The page has wandered off.',
    links: ['Home', 'Workshops', 'About', 'Webinar', 'Contact'].map((label) => ({
      href: `#${label}`,
      label,
    })),
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FocusSendsTheCellHome: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    const cell = section.getByRole('button', { name: 'Send the stray cell home' });
    const figure = cell.closest('[data-enhanced]');
    await expect(figure).not.toHaveAttribute('data-home');
    cell.focus();
    await waitFor(() => expect(figure).toHaveAttribute('data-home'));
    await expect(section.getByRole('status')).toHaveTextContent('The cell is home again.');
  },
};

export const PointingSendsTheCellHome: Story = {
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('button');
    await userEvent.hover(cell);
    await expect(cell.closest('[data-enhanced]')).toHaveAttribute('data-home');
    await userEvent.unhover(cell);
    await expect(cell.closest('[data-enhanced]')).toHaveAttribute('data-home');
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div className="w-[390px]">
      <NotFound {...args} />
    </div>
  ),
};

export const WithoutLinks: Story = { args: { links: [] } };

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
    links: [{ href: '#long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten' }],
  },
};
