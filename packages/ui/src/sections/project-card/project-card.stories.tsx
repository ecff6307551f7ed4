import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { fundingMap } from '../../media/device-frame/desktop-screens.sample.ts';
import { seatMap, trip } from '../../media/device-frame/phone-screens.sample.ts';
import { Wordmark } from '../../media/wordmark/index.ts';
import { FilterBar } from '../../primitives/filter-bar/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilmstrip } from './project-filmstrip.tsx';
import { ProjectTabs } from './project-tabs.tsx';
import { branding, funding, seats } from './projects.sample.ts';
import { Projects } from './projects.tsx';

const meta = {
  title: 'Sections/ProjectCard',
  component: ProjectCard,
  subcomponents: { Projects, ProjectTabs, ProjectFilmstrip },
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: seats,
  decorators: [
    (Story) => (
      <div className="lali:overflow-x-clip">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Filtered() {
  const [value, setValue] = useState('all');
  const items = [seats, branding].filter(({ client }) => value === 'all' || client === value);
  return (
    <>
      <ProjectFilmstrip
        label="Filter by Company"
        value={value}
        choices={[
          { value: 'all', label: 'All' },
          { value: 'Condor', label: 'Condor', picture: seatMap, tint: seats.tint },
          { value: 'Markwerk', label: 'Markwerk', picture: trip, tint: branding.tint },
        ]}
        result={items.length === 1 ? '1 project' : `${items.length} projects`}
        onValueChange={setValue}
      />
      <Projects className="lali:section-gap" label="Projects" layout="beside" items={items} />
    </>
  );
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Airline seat selection' });
    await expect(card).toHaveAttribute('id', 'seat-selection');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Airline seat selection');
    await expect(canvas.getByRole('group', { name: 'Airline seat selection, screens' })).toBeVisible();
  },
};

const width = (value: string): Story => ({
  render: (args) => (
    <div className="lali:overflow-x-clip" style={{ width: value }}>
      <ProjectCard {...args} />
    </div>
  ),
});

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** The number stands at the far end of the title's line and is the larger of the two. */
export const NumberAtTheFarEnd: Story = {
  ...width('1440px'),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    const number = canvas.getByText('+25 %');
    const size = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(number)).toBeGreaterThan(size(title));
    await expect(number.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right);
    await expect(Math.round(number.parentElement?.getBoundingClientRect().right ?? 0)).toBe(
      (1440 + 1216) / 2,
    );
  },
};

export const Desktop: Story = { args: funding };

/** One product on several devices. */
export const Showcase: Story = {
  args: {
    title: 'Fifteen apps from one library',
    client: 'inno/apps',
    year: '2020 to 2024',
    category: 'Product Development',
    proof: { value: '15', label: 'apps, one set of components' },
    tint: '#ff8a3d',
    gallery: {
      mockup: 'showcase',
      images: [
        { ...fundingMap, device: 'desktop' },
        { ...seatMap, device: 'phone' },
        { ...trip, device: 'phone' },
      ],
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Two projects under the heading of their section: level 3, smaller, each in its own colour. */
export const FeaturedOnTheHomePage: Story = {
  tags: ['example'],
  render: () => (
    <Projects
      className="lali:section-gap"
      title="Featured Projects"
      lead="Where a client let us measure, the number stands beside the title."
      items={[seats, funding]}
      more={
        <Link href="#portfolio" variant="row">
          All nine projects
        </Link>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)) as [number, number];
    await expect(sizes[0]).toBeGreaterThan(sizes[1]);
  },
};

/** Projects as the sections of a page, under a filter. */
export const OnThePortfolio: Story = {
  tags: ['example'],
  globals: { path: 'design' },
  render: () => (
    <Projects
      className="lali:section-gap"
      label="Projects"
      filter={
        <FilterBar
          label="Filter by Company"
          value="all"
          onValueChange={() => {}}
          choices={['All', 'Condor', 'Markwerk'].map((label) => ({ value: label.toLowerCase(), label }))}
          result="2 projects"
        />
      }
      items={[seats, branding]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Projects' })).toHaveAttribute('data-count', '2');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** The screens stand beside the words and run out of the window. */
export const BesideItsScreens: Story = {
  parameters: { ...screenshot },
  args: { layout: 'beside' },
  render: (args) => (
    <div className="lali:overflow-x-clip" style={{ width: '1440px' }}>
      <ProjectCard {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const screens = canvas.getByRole('group', { name: `${seats.title}, screens` }).getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(screens.left).toBeGreaterThan(title.right);
    await expect(Math.round(screens.right)).toBe(Math.round(card.right));
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
};

/** Words and ledger share a row, and the screens stand below both, from edge to edge. */
export const WideAmongRows: Story = {
  parameters: { ...screenshot },
  args: { ...funding, layout: 'wide' },
  render: (args) => (
    <div className="lali:overflow-x-clip" style={{ width: '1440px' }}>
      <ProjectCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const screens = canvas.getByRole('group', { name: `${funding.title}, screens` }).getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(screens.top).toBeGreaterThan(title.bottom);
    await expect(Math.round(screens.left)).toBe(Math.round(card.left));
    await expect(Math.round(screens.right)).toBe(Math.round(card.right));
  },
};

export const BesideOnAPhone: Story = {
  parameters: { ...screenshot },
  args: { ...funding, layout: 'beside' },
  render: (args) => (
    <div className="lali:overflow-x-clip" style={{ width: '390px' }}>
      <ProjectCard {...args} />
    </div>
  ),
};

/** A strip of details filters the projects below it. */
export const Filmstrip: Story = {
  tags: ['example'],
  globals: { path: 'design' },
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Markwerk' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 project');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** Several projects in one frame, chosen by the wordmarks of their clients. */
export const InTabs: Story = {
  render: () => (
    <ProjectTabs
      title="More projects"
      items={[
        {
          ...seats,
          client: 'Condor',
          mark: <Wordmark mark="condor" name="Condor" scale={0.85} />,
          id: 'in-tabs-condor',
        },
        {
          ...funding,
          client: 'Northbank',
          mark: <Wordmark mark="northbank" name="Northbank" scale={0.85} />,
          id: 'in-tabs-northbank',
        },
        { ...branding, client: 'Markwerk', id: 'in-tabs-markwerk' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Northbank' }));
    await expect(canvas.getByRole('article', { name: funding.title })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: seats.title })).toBeNull();
  },
};

/** No screens yet: a figure of its own in its own colour. */
export const WithACover: Story = {
  args: branding,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-mockup', 'none');
  },
};

/** The case in paragraphs, once its line is opened. */
export const StoryOpen: Story = {
  args: branding,
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How it went'));
    for (const paragraph of branding.story) await expect(canvas.getByText(paragraph)).toBeVisible();
  },
};

/** The filter leaves nothing. */
export const NoProjects: Story = {
  render: () => <Projects label="Projects" items={[]} empty="No projects found for the selected company." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects found for the selected company.')).toBeVisible();
  },
};

/** Says nothing about screens there are not, and keeps no room for them. */
export const WithoutImages: Story = {
  args: { gallery: { mockup: 'mobile', images: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="screens"]')).toBeNull();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-mockup', 'none');
  },
};

export const None: Story = {
  render: () => <ProjectCard title="Automated branding tool" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Automated branding tool$/);
  },
};

export const One: Story = {
  args: {
    gallery: { mockup: 'mobile', images: [seatMap] },
    outcomes: seats.outcomes.slice(0, 1),
    technologies: ['Figma'],
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    client: long,
    year: '2004 to 2026, with a pause',
    category: long,
    contribution: long,
    description: `${long} ${long}`,
    proof: { value: '1,250,000 %', label: long },
    gallery: {
      mockup: 'mobile',
      images: [{ ...seatMap, src: 'data:image/png;base64,broken', alt: long }, trip],
    },
    technologies: [long, ...Array.from({ length: 9 }, (_, i) => `Technology ${i + 1}`)],
    outcomes: [long, ...Array.from({ length: 6 }, (_, i) => `Outcome ${i + 1}`)],
  },
  render: (args) => (
    <div className="lali:w-80 lali:overflow-x-clip">
      <ProjectCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = canvasElement.querySelectorAll('h2, p, dd, li > span:last-child');
    await expect(texts.length).toBeGreaterThan(4);
    for (const text of texts) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Matrix: Story = matrix(meta, {
  OnAPhone,
  OnATablet,
  Showcase,
  RightToLeft,
  FeaturedOnTheHomePage,
  InTabs,
  WithACover,
  NoProjects,
  WithoutImages,
  None,
  One,
  WorstCase,
});
