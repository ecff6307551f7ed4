import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { alsoOnAPhone } from '../../../.storybook/modes.ts';
import type { Network } from '../../../packages/ui/test/network.ts';
import { Screen } from './screen.tsx';

const meta = {
  title: 'Pages/Screens',
  component: Screen,
  parameters: { layout: 'fullscreen', ...alsoOnAPhone },
  argTypes: { network: { table: { disable: true } } },
  args: { path: '/', network: 'ok' },
  render: ({ path }, { globals }) => <Screen key={path} path={path} network={globals.network as Network} />,
  // The page is there, and it is this one.
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(), { timeout: 10_000 });
    if (args.path !== '/404') await expect(canvas.queryByText(/wandered off/)).toBeNull();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string): Story => ({ args: { path } });

export const Home: Story = at('/');
export const Contact: Story = at('/contact');
export const ThankYouContact: Story = at('/thank-you?type=contact');
export const ThankYouWorkshop: Story = at('/thank-you?type=workshop');
export const ThankYouWebinar: Story = at('/thank-you?type=webinar');
export const ThankYouAssessment: Story = at('/thank-you?type=assessment');
export const NotFound: Story = at('/404');
