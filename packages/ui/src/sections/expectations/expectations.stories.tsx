import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Expectations } from './expectations.tsx';

const meta = {
  title: 'Sections/Expectations',
  component: Expectations,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What to expect',
    steps: [
      { title: 'A personal answer', text: 'Within 24 hours, from the person who would do the work.' },
      {
        title: 'A discovery call',
        text: '30 minutes, free. You describe the problem, we ask until it is clear.',
      },
      { title: 'A proposal on one page', text: 'Scope, dates and price.' },
    ],
  },
} satisfies Meta<typeof Expectations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    // A list that is numbered says so itself; the large numeral is for the eye.
    await expect(within(steps[0] as HTMLElement).getByText('1')).toHaveAttribute('aria-hidden', 'true');
  },
};

const width = inWidth(Expectations);

export const OnAPhone: Story = width('320px');
export const OnATablet: Story = width('820px');

export const OnTheMethodsPath: Story = {
  render: (args) => (
    <div data-path="methods">
      <Expectations {...args} />
    </div>
  ),
};

/** Between the form and what else one can do. */
export const OnTheContactPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour level={1} tone="primary" title="Tell us what should change" text="Five fields, one minute.">
        <Button href="#form" variant="on-accent">
          Go to the form
        </Button>
      </Neighbour>
      <Section>
        <Expectations {...args} />
      </Section>
      <Neighbour
        tone="raised"
        title="Rather look first?"
        text="Nine projects, with their real screens and the one number that mattered."
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [above, own, below] = canvas.getAllByRole('heading').filter((each) => each.tagName !== 'H3') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await expect(own).toHaveTextContent('What to expect');
    const left = (each: HTMLElement) => Math.round(each.getBoundingClientRect().left);
    await expect([left(above), left(below)]).toEqual([left(own), left(own)]);
  },
};

export const None: Story = { args: { steps: [] } };

export const One: Story = { args: { steps: meta.args.steps.slice(0, 1) } };

export const WorstCase: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, i) => ({
      title: i === 3 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : `Step ${i + 1}`,
      text: 'Something happens. '.repeat((i % 4) + 1),
    })),
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OnTheMethodsPath,
  OnTheContactPage,
  None,
  One,
  WorstCase,
});
