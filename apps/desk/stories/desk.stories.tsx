import { LinkProvider, ToastProvider } from '@laliaflia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { screenshot } from '../../../.storybook/modes.ts';
import EventsPage from '../events/events-page.tsx';
import LeadsPage from '../leads/leads-page.tsx';
import HealthPage from '../newsletter/health-page.tsx';
import NewsletterPage from '../newsletter/newsletter-page.tsx';
import NumbersPage from '../numbers/numbers-page.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import EnterCode from '../sign-in/enter-code.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { putInPlace } from './answering.ts';
import { answers } from './sample.ts';

interface ScreenProps {
  path: string;
  screen: ComponentType<{ email: string }>;
  /** What stands there once it is read. */
  shows: string;
}

/** A screen of the desk, made of the sample and of no server. */
function Screen({ path, screen: Shown }: ScreenProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <LinkProvider component={RouterLink}>
        <ToastProvider side="end">
          {/* Its list is as tall as the window, and a window that shows a story grows with it. */}
          <div className="lali:[--lali-split-height:62rem]">
            <Routes>
              <Route path="/leads/:id" element={<Shown email="ada@example.com" />} />
              <Route path="*" element={<Shown email="ada@example.com" />} />
            </Routes>
          </div>
        </ToastProvider>
      </LinkProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Pages/Desk',
  component: Screen,
  // e2e/desk.spec.ts checks the built screens.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' }, ...screenshot },
  argTypes: { screen: { table: { disable: true } }, shows: { table: { disable: true } } },
  beforeEach: putInPlace,
  play: async ({ canvas, args: { shows } }) => {
    await waitFor(() => expect(canvas.getAllByText(shows)[0]).toBeVisible(), { timeout: 10_000 });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, screen: ScreenProps['screen'], shows: string): Story => ({
  args: { path, screen, shows },
});
const [first] = answers.desk_leads as readonly { id: string }[];

export const SigningIn: Story = at('/', SignIn, 'Mail me a link instead');
export const Code: Story = at('/', EnterCode, 'Six-digit code');
export const Leads: Story = at(
  `/leads/${first?.id}`,
  LeadsPage,
  'Called back: the timetable changes in March.',
);
export const Numbers: Story = at('/numbers', NumbersPage, '/workshop-details');
export const Workshops: Story = at('/events', EventsPage, 'Hugo Lindqvist');
export const Newsletter: Story = at('/newsletter', NewsletterPage, 'ines@example.com');
export const Health: Story = at('/health', HealthPage, '451 Try again later');
