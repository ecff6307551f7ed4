import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactDetails } from './contact-details.tsx';

const meta = {
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    title: 'Other ways in',
    entries: [
      { term: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Phone', value: '+49 69 90009 137', href: 'tel:+496990009137' },
    ],
    address: { term: 'Office', lines: ['Eisvogelweg 12', '60314 Frankfurt am Main', 'Germany'] },
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const mail = within(canvasElement).getByRole('link', { name: 'hello@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:hello@example.com');
  },
};

export const OnAColouredSurface: Story = {
  render: (args) => (
    <div className="surface-kingfisher p-8">
      <ContactDetails {...args} />
    </div>
  ),
};

export const WorstCase: Story = {
  args: {
    entries: [
      {
        term: 'E-mail',
        value: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@example.com',
        href: 'mailto:donau@example.com',
      },
    ],
  },
  render: ({ address: _address, ...args }) => (
    <div className="w-64">
      <ContactDetails {...args} />
    </div>
  ),
};
