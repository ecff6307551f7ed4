import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { TeamCard, TeamGrid, type TeamMember } from './index.ts';
import { team } from './team.sample.ts';

const [livia, tomasz] = team as [TeamMember, TeamMember];

const meta = {
  title: 'Sections/TeamCard',
  component: TeamCard,
  subcomponents: { TeamGrid },
  tags: ['autodocs', 'new'],
  parameters: { layout: 'padded' },
  args: { ...livia, layout: 'wide', headingLevel: 2 },
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Livia Arndt' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Achievements' }).children).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Expertise' }).children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'LinkedIn: Livia Arndt' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Narrow: Story = {
  args: { layout: 'narrow' },
  render: (args) => (
    <div className="lali:w-[28rem] lali:max-w-full">
      <TeamCard {...args} />
    </div>
  ),
};

export const PortraitAtTheEnd: Story = { args: { ...team[3], side: 'end' } };

const photograph =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="300"%3E%3Crect width="240" height="300" fill="%230b5f3c"/%3E%3Ccircle cx="120" cy="120" r="60" fill="%23cfe6d6"/%3E%3C/svg%3E';

/** A photograph takes the place of the cells; the name beside it is its text. */
export const WithAPhotograph: Story = {
  args: { portrait: { src: photograph } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** The file is missing: the place of the portrait stays. */
export const MissingPhotograph: Story = {
  args: { portrait: { src: 'data:image/png;base64,' }, layout: 'narrow' },
  play: async ({ canvasElement }) => {
    const portrait = canvasElement.querySelector<HTMLElement>('[data-part="portrait"] > *');
    await expect(portrait?.offsetHeight).toBe(portrait?.offsetWidth);
  },
};

export const Focused: Story = {
  play: focusesFirst('link'),
};

const grid = (value: string, title: string, members: readonly TeamMember[]): Story => ({
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="lali:section-gap" style={{ width: value }}>
      <TeamGrid
        title={title}
        lead="Different trades, one habit: look at how living things solve it, then build."
        members={members}
      />
    </div>
  ),
});

/** One wide, two side by side on one line, then the other way round. */
export const OnTheTeamPage: Story = {
  ...grid('1280px', 'Six people, one table', team),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('article').map((card) => card.closest('li[data-place]') as HTMLElement);
    const pattern = ['wide', 'first', 'second'];
    await expect(items.map(({ dataset }) => dataset.place)).toEqual([...pattern, ...pattern]);
    const [wide, first, second] = canvas
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    await expect(wide.width).toBeGreaterThan(first.width * 2);
    await expect(second.top).toBe(first.top);
  },
};
export const OnThePhonesTeamPage: Story = grid('390px', 'Three at the table', team.slice(0, 3));
export const OnATablet: Story = grid('820px', 'Four at the table', team.slice(0, 4));

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const None: Story = { render: () => <TeamGrid title="Nobody yet" members={[]} /> };
export const One: Story = { render: () => <TeamGrid title="Just one" members={[livia]} /> };

/** The second of two would stand beside an empty half, so it is wide as well. */
export const Two: Story = {
  render: () => <TeamGrid title="Two of us" members={[livia, tomasz]} />,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.dataset.layout)).toEqual(['wide', 'wide']);
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    name: long,
    position: long,
    bio: long,
    expertise: [long, ...Array.from({ length: 12 }, (_, i) => `Field ${i + 1}`)],
    achievements: [long, long.slice(1)],
    networks: Array.from({ length: 4 }, (_, i) => ({
      label: i === 0 ? long : `Network ${i}`,
      href: `https://www.example.com/${i}` as const,
    })),
  },
  render: (args) => (
    <div className="lali:w-72">
      <TeamCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').scrollWidth).toBe(288);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Narrow,
  PortraitAtTheEnd,
  WithAPhotograph,
  MissingPhotograph,
  RightToLeft,
  OnTheTeamPage,
  OnThePhonesTeamPage,
  None,
  One,
  WorstCase,
});
