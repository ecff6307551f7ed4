import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { arrives, useSubmission } from '../../../test/network.ts';
import { inWidth } from '../../../test/width.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { ThemeSwitch } from '../../primitives/theme-switch/index.ts';
import { longWords, sampleFooter } from './site-footer.sample.ts';
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

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('data-theme', 'dark');
    const columns = canvas.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'));
    await expect(columns).toEqual(['Design Skills', 'Design Methods', 'Company']);
    await expect(within(canvas.getByRole('list', { name: 'Legal' })).getAllByRole('link')).toHaveLength(3);
  },
};

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

/** Without the map of the site, which is the same in each. */
const newsletter = (rest: object): Story => ({
  args: { columns: [], newsletter: { ...sampleFooter.newsletter, ...rest } },
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

const said = {
  success: 'Successfully subscribed!',
  error: 'Something went wrong. Please try again.',
};

function Subscribes({ network, ...props }: ComponentProps<typeof SiteFooter> & { network: unknown }) {
  const { status, submit } = useSubmission(network);
  const message = status === 'success' || status === 'error' ? said[status] : undefined;
  return (
    <SiteFooter {...props} newsletter={{ ...sampleFooter.newsletter, status, message, onSubmit: submit }} />
  );
}

/** Subscribes through the network that is set in the toolbar. */
export const OverTheNetwork: Story = {
  render: (args, { globals }) => <Subscribes {...args} network={globals.network} />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'ada@example.com{Enter}');
    await expect(canvas.getByRole('button', { name: /Subscribing/ })).toHaveAttribute('aria-busy', 'true');
    if (!arrives(globals.network)) return;
    await waitFor(() => expect(canvas.getByText(said.success)).toBeVisible(), { timeout: 9000 });
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveValue(''));
  },
};

/** The address is kept, so that one press tries again. */
export const TheNetworkFails: Story = {
  globals: { network: 'failing' },
  render: (args, { globals }) => <Subscribes {...args} network={globals.network} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(said.error), { timeout: 9000 });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('ada@example.com');
  },
};

export const AnotherFigure: Story = {
  args: { figure: <LivingFigure rule="strands" tone="inverse" /> },
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('[data-part="figure"] .lali-living-figure');
    await expect([...drawn].map((each) => each.getAttribute('data-rule'))).toEqual(['strands']);
  },
};

const width = inWidth(SiteFooter);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** Everything is there, in less than one and a half screens. The gutters are those of the window: 384 px stand for 360. */
export const OnASmallPhone: Story = {
  ...width('384px'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThan(1310);
    const mail = canvas.getByRole('link', { name: /@/ });
    await expect(mail.offsetHeight).toBeLessThan(50);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Ends the page, whatever surface is above it. */
export const BelowAPage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Neighbour level={1} title="For companies" text="Ten or three hundred people." />
      <Neighbour tone="raised" title="Start with a call" text="30 minutes, free." />
      <SiteFooter {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    const above = canvas.getByText('30 minutes, free.').closest('section')?.getBoundingClientRect();
    await expect(Math.round(footer.top)).toBe(Math.round(above?.bottom ?? 0));
  },
};

/** Nothing but what the law asks for. */
export const TheLeast: Story = {
  args: { columns: [], contact: { ...sampleFooter.contact, social: [], address: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const WorstCase: Story = { args: longWords, ...width('320px') };

export const Matrix: Story = matrix(meta, {
  Playground,
  Subscribed,
  AlreadySubscribed,
  AnotherFigure,
  OnAPhone,
  OnATablet,
  RightToLeft,
  TheLeast,
  WorstCase,
});
