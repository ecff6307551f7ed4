import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Page } from '../../primitives/page/index.ts';
import { comparison, decisions, funding, outcome, seats } from './case-cover.sample.ts';
import { CaseComparison, CaseCover, CaseDetails, CaseOutcome } from './index.ts';

const meta = {
  title: 'Sections/CaseCover',
  component: CaseCover,
  subcomponents: { CaseComparison, CaseDetails, CaseOutcome },
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...seats,
    back: (
      <BackLink href="#portfolio" tone="current">
        All projects
      </BackLink>
    ),
  },
} satisfies Meta<typeof CaseCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { proof: outcome.proof },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('region', { name: seats.title });
    await expect(cover).toHaveAttribute('data-device', 'phone');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(seats.title);
  },
};

export const OnAPhone: Story = inWidth(CaseCover)('390px');

export const Desktop: Story = { args: funding };

const next = { ...funding, headingLevel: 2, lead: 'Next project', href: '#next', back: undefined } as const;

/** The next project: the title is the link, the cover its target. */
export const Linked: Story = {
  args: next,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: funding.title });
    const cover = canvas.getByRole('region', { name: funding.title });
    const { width, height } = cover.getBoundingClientRect();
    await expect(document.elementFromPoint(width - 20, height - 20)).toBe(link);
  },
};

/** The ring is inside the edges of the cover, where neither the window nor what follows cuts it. */
export const LinkedFocused: Story = {
  parameters: { ...screenshot },
  args: next,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: funding.title });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).boxShadow).not.toMatch(/[1-9]px/);
    const target = getComputedStyle(link, '::after');
    await expect(target.boxShadow.match(/inset/g)).toHaveLength(2);
    const { width, height } = canvas.getByRole('region', { name: funding.title }).getBoundingClientRect();
    await expect(Number.parseFloat(target.width)).toBeCloseTo(width);
    await expect(Number.parseFloat(target.height)).toBeCloseTo(height);
  },
};

export const Details: Story = {
  render: () => <CaseDetails {...decisions} />,
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('listitem').map(({ dataset }) => dataset.side);
    await expect(sides).toEqual(['start', 'end', 'start']);
  },
};

/** The part that a decision is about fills its panel. */
export const DetailsOfParts: Story = {
  render: () => (
    <CaseDetails
      {...decisions}
      items={decisions.items.map((item) => ({
        ...item,
        part: { x: 0, y: item.image.height * 0.3, width: item.image.width, height: item.image.width * 0.7 },
      }))}
    />
  ),
};

export const DetailsOnAPhone: Story = {
  render: () => (
    <div style={{ width: '390px' }}>
      <CaseDetails {...decisions} />
    </div>
  ),
};

export const Comparison: Story = {
  render: () => <CaseComparison {...comparison} />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: comparison.title });
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', `${comparison.before.text} 0%`);
  },
};

export const ComparisonOfPhones: Story = {
  render: () => <CaseComparison {...comparison} after={seats.screen} tint={seats.tint} />,
};

export const Outcome: Story = { render: () => <CaseOutcome {...outcome} /> };

/** All outcomes are set large. */
export const OutcomeWithoutNumber: Story = {
  render: () => <CaseOutcome title={outcome.title} outcomes={outcome.outcomes} tint="#2f7d3b" />,
};

/** The page of a project. */
export const WholeCase: Story = {
  tags: ['example'],
  globals: { path: 'design' },
  render: (args) => (
    <Page>
      <CaseCover {...args} />
      <CaseDetails {...decisions} />
      <CaseComparison {...comparison} />
      <CaseOutcome {...outcome} />
      <CaseCover {...funding} headingLevel={2} lead="Next project" href="#next" />
    </Page>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Words alone. */
export const None: Story = { render: () => <CaseCover title="Automated branding tool" /> };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: { title: long, lead: `${long} ${long}`, facts: [long, '2004 to 2026, with a pause'] },
  render: (args) => (
    <div style={{ width: '320px' }}>
      <CaseCover {...args} />
      <CaseOutcome
        title={`Result: ${long}`}
        proof={{ value: '1,250,000 %', label: long }}
        outcomes={[long, 'Short']}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll('h1, h2, p, li')) {
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};

export const Matrix: Story = matrix(meta, {
  OnAPhone,
  Desktop,
  Linked,
  Details,
  DetailsOfParts,
  DetailsOnAPhone,
  Comparison,
  ComparisonOfPhones,
  Outcome,
  OutcomeWithoutNumber,
  RightToLeft,
  None,
  WorstCase,
});
