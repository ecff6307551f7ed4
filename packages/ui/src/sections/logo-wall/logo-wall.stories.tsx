import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LogoWall } from './logo-wall.tsx';

const ids = [
  'condor',
  'bmw',
  'manifest',
  'wetrips',
  'innoapps',
  'northbank',
  'helio',
  'vitalis',
  'telvia',
  'motorwerk',
  'aerolane',
  'kando',
  'quitt',
  'wattwerk',
  'seeblick',
  'kontor9',
  'oneline',
];

const meta = {
  title: 'Sections/LogoWall',
  component: LogoWall,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Trusted by Industry Leaders',
    clients: ids.map((id) => ({ id, name: id })),
    closing: { href: '#contact', label: 'Yours would be number eighteen.' },
  },
} satisfies Meta<typeof LogoWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ThreeWholeRows: Story = {
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('listitem');
    await expect(cells).toHaveLength(18);
    const list = getComputedStyle(within(canvasElement).getByRole('list'));
    await expect(18 % list.gridTemplateColumns.split(' ').length).toBe(0);
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div className="w-80">
      <LogoWall {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const mark of within(canvasElement).getAllByRole('img')) {
      await expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const None: Story = { args: { clients: [] } };

export const One: Story = { args: { clients: [{ id: 'condor', name: 'condor' }] } };

export const WithoutDrawings: Story = {
  args: {
    clients: [
      { id: 'x', name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { id: 'y', name: 'A & B' },
    ],
  },
};
