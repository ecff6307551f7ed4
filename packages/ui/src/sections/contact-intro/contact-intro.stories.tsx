import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactIntro } from './contact-intro.tsx';

const meta = {
  title: 'Sections/ContactIntro',
  component: ContactIntro,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tell us what should change',
    lead: 'Five fields, one minute. A designer reads it and answers within 24 hours.',
    details: <p>hello@example.com</p>,
    children: (
      <div className="surface-raised min-h-[36rem] rounded-band border border-line p-10">The form</div>
    ),
  },
} satisfies Meta<typeof ContactIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div className="w-[390px]">
      <ContactIntro {...args} />
    </div>
  ),
};

export const WithoutDetails: Story = {
  render: ({ details: _details, ...args }) => <ContactIntro {...args} />,
};

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
    details: <p>{'Another way to get in touch. '.repeat(40)}</p>,
    children: <div className="surface-raised border border-line p-10">A short form</div>,
  },
};
