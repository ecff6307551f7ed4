import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
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

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page Not Found');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const FocusSendsTheCellHome: Story = {
  parameters: { ...screenshot },
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

const width = inWidth(NotFound);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** All of a page: a link that led nowhere, and the band that closes it. */
export const OnAMissingPage: Story = {
  tags: ['example'],
  args: { lead: 'Nothing is at this address any more. What it held is most likely behind one of these.' },
  render: (args) => (
    <>
      <NotFound {...args} />
      <Neighbour
        tone="inverse"
        title="Followed a link to get here?"
        text="Tell us where it stands; we mend it."
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const WithoutLinks: Story = { args: { links: [] } };

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
    links: [{ href: '#long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten' }],
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnAMissingPage,
  WithoutLinks,
  WorstCase,
});
