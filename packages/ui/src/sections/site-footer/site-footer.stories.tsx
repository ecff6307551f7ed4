import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { ThemeSwitch } from '../../primitives/theme-switch/index.ts';
import { sampleFooter } from './site-footer.sample.ts';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Sections/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleFooter,
    themeSwitch: <ThemeSwitch value="system" onValueChange={() => {}} />,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const onSubmit = fn();

export const ReportsTheAddress: Story = {
  args: { newsletter: { ...sampleFooter.newsletter, onSubmit } },
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const footer = within(canvasElement);
    await userEvent.type(footer.getByLabelText('E-mail address'), 'ada@example.com{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', bot: '' });
  },
};

const newsletter = (rest: object): Story => ({
  args: { newsletter: { ...sampleFooter.newsletter, ...rest } },
});

export const Subscribing: Story = {
  ...newsletter({ status: 'sending' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Subscribing/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Subscribed: Story = {
  ...newsletter({ status: 'success', message: 'Successfully subscribed!' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Successfully subscribed!')).toBeVisible();
  },
};

export const AlreadySubscribed: Story = {
  ...newsletter({ status: 'error', message: 'This email is already subscribed' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('already subscribed');
  },
};

export const AnotherFigure: Story = {
  args: { figure: <LivingFigure rule="strands" tone="night" /> },
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('[data-part="figure"] .living-figure');
    await expect([...drawn].map((each) => each.getAttribute('data-rule'))).toEqual(['strands']);
  },
};

const width = (value: string): Story => ({
  render: (args) => (
    <div style={{ width: value }}>
      <SiteFooter {...args} />
    </div>
  ),
});

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const WorstCase: Story = {
  args: {
    claim: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    columns: [
      {
        title: 'One',
        links: [{ href: '#one', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }],
      },
      { title: 'None', links: [] },
      {
        title: 'Many',
        links: Array.from({ length: 14 }, (_, i) => ({ href: `#${i}`, label: `Link ${i + 1}` })),
      },
    ],
    contact: { ...sampleFooter.contact, social: [] },
  },
  ...width('320px'),
};
