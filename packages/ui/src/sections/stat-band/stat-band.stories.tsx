import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { StatBand } from './stat-band.tsx';

const portfolio = [
  { value: '50+', label: 'projects, from one screen to fifteen apps' },
  { value: '12+', label: 'years in UX and UI design' },
  { value: '8', label: 'industries' },
  { value: '100%', label: 'satisfaction', note: 'Sample: asked of every client at the hand-over.' },
];

const impact = [
  { value: '40%', label: 'more engagement', note: 'After six months, against the version before.' },
  { value: '3-5x', label: 'faster iterations' },
  { value: '60%', label: 'less production time' },
];

const meta = {
  title: 'Sections/StatBand',
  component: StatBand,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'The portfolio in numbers', stats: portfolio },
  argTypes: {
    size: { control: 'inline-radio', options: ['large', 'small'] },
    tone: { control: 'inline-radio', options: ['page', 'raised', 'inverse', 'primary', 'secondary'] },
    space: { control: 'inline-radio', options: ['section', 'band', 'none'] },
  },
} satisfies Meta<typeof StatBand>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(StatBand);

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      portfolio.map(({ label }) => label),
    );
    const size = (value: string) => Number.parseFloat(getComputedStyle(canvas.getByText(value)).fontSize);
    await expect(size('50+')).toBeGreaterThan(size('12+') * 2);
    // Seen above the label, read after it.
    const [term] = canvasElement.querySelectorAll('dt');
    await expect(canvas.getByText('50+').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      term?.getBoundingClientRect().top ?? 0,
    );
  },
};

export const OnATablet: Story = { ...width('820px') };
export const OnAPhone: Story = { ...width('390px') };

export const OnRaised: Story = { args: { tone: 'raised' } };
export const OnNight: Story = { args: { tone: 'inverse' } };
export const OnKingfisher: Story = {
  args: { tone: 'primary', title: 'What it changed', stats: impact },
};
export const OnLeaf: Story = { args: { tone: 'secondary', title: 'What it changed', stats: impact } };

export const Two: Story = {
  args: {
    title: 'Trained so far',
    stats: [
      { value: '200+', label: 'leaders trained' },
      { value: '95%', label: 'satisfaction', note: 'Sample: asked on the last day.' },
    ],
  },
};

export const TwoOnAPhone: Story = { args: Two.args ?? {}, ...width('390px') };

export const Six: Story = {
  args: {
    title: 'The team in numbers',
    stats: [
      { value: '500+', label: 'organisations' },
      { value: '50+', label: 'awards' },
      { value: '15+', label: 'books' },
      ...portfolio.slice(1),
    ],
  },
};

/** Between other sections, where nothing has to be loud. */
export const Small: Story = {
  args: { title: 'The team in numbers', size: 'small', stats: portfolio.slice(0, 3) },
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText('50+')).fontSize);
    await expect(size).toBeLessThanOrEqual(120);
  },
};

export const SmallOnAPhone: Story = { args: Small.args ?? {}, ...width('390px') };

/** The heading is heard only: the first number heads the band. */
export const TitleHidden: Story = {
  args: { titleHidden: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'The portfolio in numbers' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const OnTheTrainingPage: Story = {
  tags: ['example'],
  globals: { path: 'methods' },
  args: {
    tone: 'secondary',
    title: 'What stays after the room is empty',
    stats: [
      { value: '200+', label: 'leaders trained' },
      { value: '50+', label: 'organisations' },
      { value: '95%', label: 'satisfaction' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const worst = [
  { value: '98,765,432,109,876', label: long, note: long },
  { value: long, label: 'a value that is a word', note: 'A sentence that goes on. '.repeat(6) },
  { value: '0', label: long },
];

export const None: Story = {
  args: { stats: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
export const One: Story = { args: { stats: portfolio.slice(0, 1) } };
export const WorstCase: Story = { args: { title: long, stats: worst } };
export const WorstCaseOnAPhone: Story = {
  args: { title: long, stats: worst },
  ...width('320px'),
  play: fits('section', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnATablet,
  OnAPhone,
  OnRaised,
  OnNight,
  OnKingfisher,
  OnLeaf,
  Two,
  TwoOnAPhone,
  Six,
  Small,
  SmallOnAPhone,
  TitleHidden,
  OnTheTrainingPage,
  RightToLeft,
  None,
  One,
  WorstCase,
  WorstCaseOnAPhone,
});
