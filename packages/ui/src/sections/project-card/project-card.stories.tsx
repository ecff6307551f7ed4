import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fundingMap } from '../../media/device-frame/desktop-screens.sample.ts';
import { seatMap, trip } from '../../media/device-frame/phone-screens.sample.ts';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { ProjectCard } from './project-card.tsx';
import { funding, seats } from './projects.sample.ts';

const meta = {
  title: 'Sections/ProjectCard',
  component: ProjectCard,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: seats,
  decorators: [
    (Story) => (
      <div className="overflow-x-clip">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    <div className="overflow-x-clip" style={{ width: value }}>
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
    <div className="section-gap grid grid-cols-[minmax(0,1fr)] gap-y-24">
      <Container>
        <Heading level={2}>Featured Projects</Heading>
      </Container>
      <ProjectCard {...seats} headingLevel={3} />
      <ProjectCard {...funding} headingLevel={3} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)) as [number, number];
    await expect(sizes[0]).toBeGreaterThan(sizes[1]);
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
    <div className="w-80 overflow-x-clip">
      <ProjectCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll('h2, p, dd, li > span:last-child')) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  Desktop,
  Showcase,
  RightToLeft,
  FeaturedOnTheHomePage,
  WithoutImages,
  None,
  One,
  WorstCase,
});
