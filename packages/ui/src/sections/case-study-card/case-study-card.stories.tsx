import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { funding, seats } from './case-studies.sample.ts';
import { CaseStudies, CaseStudyCard } from './index.ts';

const meta = {
  title: 'Sections/CaseStudyCard',
  component: CaseStudyCard,
  subcomponents: { CaseStudies },
  tags: ['autodocs', 'new'],
  args: { ...seats, headingLevel: 2 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CaseStudyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Airline seat selection' });
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(card).not.toHaveTextContent('Live in nine weeks');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#seat-selection');
  },
};

const width = inWidth(CaseStudyCard);

export const OnAPhone: Story = width('350px');
export const OnATablet: Story = width('756px');

/** The strip is the wider part, and its edge cuts the device. */
export const Wide: Story = {
  ...width('1216px'),
  play: async ({ canvasElement }) => {
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();
    await expect(box('strip').width).toBeGreaterThan(box('words').width);
    await expect(box('device').bottom).toBeGreaterThan(box('strip').bottom);
    await expect(box('proof').right).toBeLessThan(box('device').left);
  },
};

export const Desktop: Story = { args: funding };

export const StripAtTheEnd: Story = {
  args: { ...funding, side: 'end' },
  ...width('1216px'),
  play: async ({ canvasElement }) => {
    const left = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().left ?? 0;
    await expect(left('strip')).toBeGreaterThan(left('words'));
  },
};

/** The whole card is the target of its one link, and shows its focus. */
export const Focused: Story = {
  play: focusesFirst('link', 'article'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Sides alternate, so that two are no pair of equals. */
export const OnTheServicesOverview: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div data-path="design" className="lali:section-gap">
      <CaseStudies
        title="Two screens, two numbers"
        lead="What changed after the release, measured by the clients."
        items={[seats, funding]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((card) => card.dataset.side)).toEqual(['start', 'end']);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Two screens, two numbers');
  },
};

export const OnAMethodPage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-path="methods">
      <Section tone="raised">
        <Container>
          <CaseStudyCard {...args} />
        </Container>
      </Section>
    </div>
  ),
};

/** No screen, no strip: the number leads the words. */
export const WithoutImage: Story = {
  args: { images: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="strip"]')).toBeNull();
    await expect(canvas.getByText('+25 %')).toBeVisible();
  },
};

/** No screen yet: a figure in the strip, below the number and clear of it. */
export const WithACover: Story = {
  args: { images: [], cover: { rule: 'branching', seed: 13 }, tint: '#0a6fb8' },
  ...width('1216px'),
  play: async ({ canvasElement }) => {
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();
    await expect(box('cover').top).toBeGreaterThanOrEqual(box('proof').bottom);
    await expect(box('cover').right).toBeGreaterThanOrEqual(box('strip').right - 2);
  },
};

export const WithACoverOnAPhone: Story = { ...width('350px'), args: WithACover.args ?? {} };

/** No case page, no number, nothing to list. */
export const One: Story = {
  render: ({ href: _href, proof: _proof, ...args }) => (
    <CaseStudyCard {...args} technologies={[]} outcomes={['One result']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Services')).toBeNull();
  },
};

export const None: Story = {
  render: () => <CaseStudies title="Nothing to show yet" items={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    company: long,
    category: long,
    description: long,
    proof: { value: '1,250,000 %', label: long },
    images: [{ ...seats.images[0], src: 'data:image/png;base64,broken', alt: long }],
    technologies: [long, long.slice(1), 'Short', 'Never shown'],
    outcomes: [long, 'Short'],
  },
  render: (args) => (
    <div className="lali:w-80">
      <CaseStudyCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').scrollWidth).toBe(320);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  Wide,
  Desktop,
  StripAtTheEnd,
  RightToLeft,
  OnTheServicesOverview,
  OnAMethodPage,
  WithoutImage,
  WithACover,
  WithACoverOnAPhone,
  One,
  None,
  WorstCase,
});
