import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { inWidth } from '../../../test/width.tsx';
import { ThankYou } from './thank-you.tsx';

const meta = {
  title: 'Sections/ThankYou',
  component: ThankYou,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Thank you, we have your message',
    message: 'It is with the person who will answer it.',
    stepsTitle: 'The next three steps',
    steps: [
      { when: 'Now', title: 'Request received', text: 'You need not send it again.', done: true },
      {
        when: 'Within 24 hours',
        share: 1.4,
        title: 'A personal answer',
        text: 'By e-mail, from hello@example.com.',
      },
      { when: 'The same week', title: 'A discovery call', text: '30 minutes, if you want one.' },
      { when: 'After the call', title: 'A proposal', text: 'On one page.' },
    ],
    action: { href: '#home', label: 'Back to the home page' },
    meanwhile: {
      title: 'Meanwhile',
      links: [
        { href: '#blog', label: 'Read the blog', text: 'Short articles on design, teams and method.' },
        { href: '#team', label: 'Meet the team', text: 'Who reads your message.' },
      ],
    },
    support: {
      title: 'Something wrong?',
      text: 'Write or call, and a person answers.',
      links: [{ href: 'mailto:hello@example.com', label: 'hello@example.com' }],
    },
  },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: 'The next three steps' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OnTheMethodsPath: Story = {
  render: (args) => (
    <div data-path="methods">
      <ThankYou {...args} />
    </div>
  ),
};

const width = inWidth(ThankYou);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** After a booking: the whole page, and the band that closes it. */
export const AfterABooking: Story = {
  tags: ['example'],
  args: { title: 'Thank you, your seat is reserved', message: 'The link comes a day before.' },
  render: (args) => (
    <div data-path="methods">
      <ThankYou {...args} />
      <Neighbour
        tone="inverse"
        title="One letter a month"
        text="A method, an exercise, one screen to copy."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('your seat is reserved');
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  },
};

export const OneStep: Story = {
  args: { steps: [{ when: 'Now', title: 'Done', text: 'Nothing else to do.' }] },
};

export const TheLeast: Story = {
  args: { steps: [] },
  render: ({ title, stepsTitle, steps, action }) => (
    <ThankYou title={title} stepsTitle={stepsTitle} steps={steps} action={action} />
  ),
};

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
    steps: Array.from({ length: 5 }, (_, i) => ({
      when: `Day ${i + 1}`,
      title: i === 2 ? 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' : 'A step',
      text: 'Something happens. '.repeat(i + 1),
    })),
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnTheMethodsPath,
  OnAPhone,
  OnATablet,
  AfterABooking,
  OneStep,
  TheLeast,
  WorstCase,
});
