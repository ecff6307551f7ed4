import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { fundingForm } from '../../media/device-frame/desktop-screens.sample.ts';
import { seatMap } from '../../media/device-frame/phone-screens.sample.ts';
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

const boxIn = (root: Element, part: string) =>
  root.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();

/** The panel cuts the screens: the front one at its foot, the other at its end. */
export const Wide: Story = {
  ...width('1216px'),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('article').getBoundingClientRect();
    const [front, ...behind] = [...canvasElement.querySelectorAll('[data-part="strip"] > [data-part]')].map(
      (screen) => screen.getBoundingClientRect(),
    );
    await expect(front?.width).toBeGreaterThanOrEqual(420);
    await expect(front?.left).toBeGreaterThan(boxIn(canvasElement, 'proof').right);
    await expect(front?.bottom).toBeGreaterThan(panel.bottom);
    await expect(behind).toHaveLength(1);
    const [other] = behind;
    await expect(other?.right).toBeGreaterThan(panel.right);
    await expect(panel.right - Math.max(other?.left ?? 0, front?.right ?? 0)).toBeGreaterThanOrEqual(200);
  },
};

export const Desktop: Story = { args: funding };

/** Nobody has counted: the key outcome stands where the number would, and is not said twice. */
export const WithoutANumber: Story = {
  args: { ...funding, side: 'start' },
  render: ({ proof: _proof, ...args }) => (
    <div style={{ inlineSize: '1216px' }}>
      <CaseStudyCard {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="proof"]')).toHaveTextContent(
      'Forty minutes instead of a hundred',
    );
    await expect(canvas.getAllByText('Forty minutes instead of a hundred')).toHaveLength(1);
    await expect(boxIn(canvasElement, 'strip').left).toBeLessThan(boxIn(canvasElement, 'words').left);
  },
};

/** One product on a desktop computer and on phones. */
export const SeveralDevices: Story = {
  ...width('1216px'),
  args: { ...funding, images: [fundingForm, { ...seatMap, device: 'phone' }] },
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll<HTMLElement>('[data-device]')];
    await expect(devices.map(({ dataset }) => dataset.device)).toEqual(['desktop', 'phone']);
    const [desktop, phone] = devices.map((device) => device.getBoundingClientRect());
    await expect(phone?.left).toBeGreaterThan((desktop?.left ?? 0) + 400);
  },
};

/** On a phone the screen that can be read there, before the words. */
export const SeveralDevicesOnAPhone: Story = {
  ...width('350px'),
  args: SeveralDevices.args ?? {},
  play: async ({ canvasElement }) => {
    const [phone, ...others] = [...canvasElement.querySelectorAll<HTMLElement>('[data-device]')].filter(
      (device) => device.checkVisibility(),
    );
    await expect(others).toHaveLength(0);
    await expect(phone).toHaveAttribute('data-device', 'phone');
    await expect(boxIn(canvasElement, 'strip').bottom).toBeLessThan(boxIn(canvasElement, 'words').top + 1);
  },
};

/** A desktop computer would be too small there, so a part of its screen stands for it. */
export const ADetailOnAPhone: Story = {
  ...width('350px'),
  args: { ...funding, detail: { ...fundingForm, alt: 'A part of the form' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A part of the form' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-device]')).not.toBeVisible();
  },
};

/** Beside a leading one: the words on the page, the number smaller. */
export const Quiet: Story = {
  ...width('1216px'),
  args: { ...funding, weight: 'quiet', side: 'start' },
};

export const QuietInAColumn: Story = { ...width('496px'), args: { weight: 'quiet' } };

/** With one screen alone, nothing is behind it. */
export const OneScreen: Story = { ...width('1216px'), args: { images: [seatMap] } };

/** The whole card is the target of its one link, and shows its focus. */
export const Focused: Story = {
  play: focusesFirst('link', 'article'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Sides and colours alternate, so that two are no pair of equals. */
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
    await expect(canvas.getAllByRole('article').map((card) => card.dataset.side)).toEqual(['end', 'start']);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Two screens, two numbers');
  },
};

/** One leads, two follow as a pair, the last has a row for itself. */
export const OneLeads: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: () => {
    const { proof: _proof, ...unproven } = funding;
    const items = [seats, unproven, seats, funding].map((item, i) => ({
      ...item,
      title: `${item.title} ${i + 1}`,
    }));
    return (
      <div data-path="design" className="lali:section-gap">
        <CaseStudies title="Featured projects" lead="Each with its screens." items={items} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((card) => card.dataset.weight)).toEqual([
      'leading',
      'quiet',
      'quiet',
      'quiet',
    ]);
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

/** No screen, no strip: the words have the panel to themselves. */
export const WithoutImage: Story = {
  args: { images: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="strip"]')).toBeNull();
    await expect(canvas.getByText('+25 %')).toBeVisible();
  },
};

/** No screen yet: a figure in the place of the screens, clear of the words. */
export const WithACover: Story = {
  args: { images: [], cover: { rule: 'branching', seed: 13 } },
  ...width('1216px'),
  play: async ({ canvasElement }) => {
    const cover = boxIn(canvasElement, 'cover');
    await expect(cover.left).toBeGreaterThanOrEqual(boxIn(canvasElement, 'words').right);
    await expect(cover.right).toBeGreaterThanOrEqual(boxIn(canvasElement, 'strip').right - 2);
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
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  Wide,
  Desktop,
  WithoutANumber,
  SeveralDevices,
  SeveralDevicesOnAPhone,
  Quiet,
  RightToLeft,
  OneLeads,
  OnAMethodPage,
  WithoutImage,
  WithACover,
  One,
  None,
  WorstCase,
});
