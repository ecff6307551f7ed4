import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Section } from '../../primitives/section/index.ts';
import { sample } from './offer-details.samples.ts';
import { OfferDetails } from './offer-details.tsx';

const meta = {
  title: 'Sections/OfferDetails',
  component: OfferDetails,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  globals: { path: 'methods' },
  args: sample,
} satisfies Meta<typeof OfferDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Duration', 'Participants', 'Price']);
    const outcomes = within(canvas.getByRole('list', { name: 'Learning outcomes' }));
    await expect(outcomes.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('[data-part=facts] rect')).toHaveLength(16);
  },
};

const width = inWidth(OfferDetails);

/** Where there are two columns, the facts stay in view. */
export const FactsStay: Story = {
  ...width('1200px'),
  play: async ({ canvasElement }) => {
    const facts = canvasElement.querySelector('[data-part=facts]') as HTMLElement;
    await expect(getComputedStyle(facts).position).toBe('sticky');
    const list = canvasElement.querySelector('[data-look]') as HTMLElement;
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(facts.getBoundingClientRect().right);
  },
};

export const OnAPhone: Story = {
  ...width('320px'),
  play: fits('section', 320),
};
export const OnATablet: Story = width('820px');

export const OnAWorkshopPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="methods">
      <Neighbour level={1} title="Deep Dive" text="Two days, from the idea to the prototype." />
      <Section>
        <OfferDetails {...args} />
      </Section>
      <Neighbour tone="raised" title="Book Deep Dive" text="Two possible dates come back within 24 hours." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Deep Dive' })).toHaveAttribute('href', '#book');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', path: 'methods' } };
export const Bare: Story = { args: { facts: [], lists: [], hours: 0, action: undefined } };
export const OneOfEach: Story = {
  args: { hours: 1, facts: sample.facts.slice(0, 1), lists: [{ title: 'Included', items: ['One thing'] }] },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    hours: 200,
    facts: [{ label: long, value: long }],
    lists: [
      { title: long, items: [long, 'short'] },
      {
        title: 'Outcomes',
        look: 'outcomes',
        items: [long, ...Array.from({ length: 11 }, (_, i) => `Line ${i}`)],
      },
    ],
  },
  ...width('320px'),
  play: fits('section', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnAWorkshopPage,
  RightToLeft,
  Bare,
  OneOfEach,
  WorstCase,
});
