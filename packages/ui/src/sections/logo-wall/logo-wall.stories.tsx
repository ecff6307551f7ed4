import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
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

/** Three whole rows: seventeen marks and the sentence that ends the last. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('listitem');
    await expect(cells).toHaveLength(18);
    const list = getComputedStyle(within(canvasElement).getByRole('list'));
    await expect(18 % list.gridTemplateColumns.split(' ').length).toBe(0);
  },
};

const width = inWidth(LogoWall);

export const OnAPhone: Story = {
  ...width('320px'),
  play: async ({ canvasElement }) => {
    for (const mark of within(canvasElement).getAllByRole('img')) {
      await expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const OnATablet: Story = width('820px');

/** Directly below the first screenful; its rules part it from both neighbours. */
export const OnTheHomePage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour
        level={1}
        title="Design & Innovation Expert"
        text="Interfaces that people finish, teams that can invent the next one."
      />
      <LogoWall {...args} />
      <Neighbour title="Two paths to innovation" text="Have it designed, or learn how." />
    </>
  ),
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region', { name: 'Trusted by Industry Leaders' });
    await expect(getComputedStyle(wall).borderTopWidth).toBe('1px');
    await expect(wall.getBoundingClientRect().width).toBe(document.body.clientWidth);
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

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnTheHomePage,
  None,
  One,
  WithoutDrawings,
});
