import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { TierSteps } from './tier-steps.tsx';
import { workshops } from './tiers.sample.ts';

const steps = workshops.map(({ id, title, hours = 0, priceNote }) => ({
  id,
  title,
  hours,
  ...(priceNote && { priceNote }),
  href: `#${id}`,
}));

const meta = {
  title: 'Sections/TierSteps',
  component: TierSteps,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Use it on a problem of your own',
    lead: 'In a workshop you apply the method to your own case.',
    steps,
    actions: [
      { href: '#workshops', label: 'Bring it to a workshop' },
      { href: '#webinar', label: 'Watch it in the webinar' },
    ],
  },
} satisfies Meta<typeof TierSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One, two and three rows of tiles rise from one rule; each step is a link with its length and price. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('listitem').map((each) => each.querySelector('a') as HTMLElement);
    await expect(links.map((link) => link.querySelectorAll('rect').length)).toEqual([8, 16, 24]);
    await expect(links[0]).toHaveTextContent('Ignite Day 1 day, 8 hours guide price €1,200 per participant');
    const feet = links.map((link) =>
      Math.round(link.querySelector('svg')?.getBoundingClientRect().bottom ?? 0),
    );
    await expect(new Set(feet).size).toBe(1);
  },
};

const width = inWidth(TierSteps);

/** A row for each. */
export const OnAPhone: Story = {
  ...width('390px'),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
    await expect(rows[1]?.top).toBeGreaterThanOrEqual(rows[0]?.bottom ?? Number.POSITIVE_INFINITY);
  },
};
export const OnATablet: Story = width('820px');

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const None: Story = {
  args: { steps: [], actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    steps: [
      { id: 'long', title: long, hours: 160, priceNote: { text: long }, href: '#long' },
      { id: 'hour', title: 'An hour', hours: 1, href: '#hour' },
    ],
    actions: [{ href: '#long', label: long }],
  },
  render: (args) => (
    <div className="lali:w-80">
      <TierSteps {...args} data-testid="ladder" />
    </div>
  ),
  play: fits('[data-testid=ladder]', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  RightToLeft,
  None,
  WorstCase,
});
