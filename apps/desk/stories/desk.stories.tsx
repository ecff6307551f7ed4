import { LinkProvider } from '@laliaflia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onEachDevice } from '../../../.storybook/modes.ts';
import AccountPage from '../account/account-page.tsx';
import EventsPage from '../events/events-page.tsx';
import LeadsPage from '../leads/leads-page.tsx';
import HealthPage from '../newsletter/health-page.tsx';
import NewsletterPage from '../newsletter/newsletter-page.tsx';
import NumbersPage from '../numbers/numbers-page.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import Toasts from '../shell/toasts.tsx';
import { Enter } from '../sign-in/enter.tsx';
import EnterCode from '../sign-in/enter-code.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { answerWith, never, putInPlace } from './answering.ts';
import { answers, factor } from './sample.ts';

interface ScreenProps {
  path: string;
  screen: ComponentType<{ email: string }>;
  /** The button that is pressed then. */
  press?: string;
  /** What stands there once it is read. */
  shows: string;
}

/** A screen of the desk, made of the sample and of no server. */
function Screen({ path, screen: Shown }: ScreenProps) {
  const shown = <Shown email="ada@example.com" />;
  return (
    <MemoryRouter initialEntries={[path]}>
      <LinkProvider component={RouterLink}>
        <Toasts>
          {/* Its list is as tall as the window, and a window that shows a story grows with it. */}
          <div className="lali:[--lali-split-height:62rem] lali:[--lali-split-list:clamp(21.5rem,12.25rem+13vw,28rem)]">
            <Routes>
              <Route path="/leads/:id" element={shown} />
              <Route path="/leads/:id/chats/:session" element={shown} />
              <Route path="*" element={shown} />
            </Routes>
          </div>
        </Toasts>
      </LinkProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Pages/Desk',
  component: Screen,
  parameters: { layout: 'fullscreen', ...onEachDevice },
  argTypes: { screen: { table: { disable: true } }, shows: { table: { disable: true } } },
  beforeEach: putInPlace,
  play: async ({ canvas, args: { press, shows } }) => {
    if (press !== undefined) {
      await userEvent.click(await canvas.findByRole('button', { name: press }, { timeout: 10_000 }));
      // A button that takes the focus scrolls to itself.
      window.scrollTo(0, 0);
    }
    // A dialog lies outside of the canvas, and what stands in the list on a phone stands beside it elsewhere.
    const isShown = () => screen.getAllByText(shows).some((element) => element.checkVisibility());
    await waitFor(() => expect(isShown()).toBe(true), { timeout: 10_000 });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, shown: ScreenProps['screen'], shows: string, press?: string): Story => ({
  args: { path, screen: shown, shows, ...(press !== undefined && { press }) },
});
const [first] = answers.desk_leads as readonly { id: string }[];
/** What the database will answer once a story lets it. */
let comes = Promise.withResolvers<unknown>();
const lead = `/leads/${first?.id}`;

export const SigningIn: Story = at('/', SignIn, 'Mail me a link instead');
export const LinkOfAMail: Story = at('/enter', Enter, 'Open your desk');
export const Code: Story = at('/', EnterCode, 'Six-digit code');
export const NoOwner: Story = {
  ...at('/', LeadsPage, 'This desk is not yours.'),
  beforeEach: answerWith({ desk_counts: {} }),
};

export const Leads: Story = at(lead, LeadsPage, 'Called back: the timetable changes in March.');
export const NoLeadYet: Story = {
  ...at('/', LeadsPage, 'No lead has come yet.'),
  beforeEach: answerWith({ desk_leads: [], desk_counts: { new: 0 } }),
};
export const NothingFound: Story = {
  ...at('/?q=zeppelin', LeadsPage, 'No lead matches “zeppelin”.'),
  beforeEach: answerWith({ desk_leads: [] }),
};
export const LeadsLoading: Story = {
  ...at('/', LeadsPage, 'Leads are loading'),
  beforeEach: answerWith({ desk_leads: never }),
};
export const LeadLoading: Story = {
  ...at(lead, LeadsPage, 'The lead is loading'),
  beforeEach: answerWith({ desk_lead: never }),
};

/** The rows come where their outlines were. Until then it is heard that they are loading, and nothing else of them. */
export const LeadsComing: Story = {
  ...at('/', LeadsPage, 'Leads are loading'),
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    comes = Promise.withResolvers();
    answerWith({ desk_leads: comes.promise })();
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await meta.play(context);
    const first = (rows: ParentNode | null) => {
      const { x, y, width, height } = rows?.querySelector('li')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    };
    const busy = canvasElement.querySelector('[aria-busy=true]');
    const outline = first(busy);
    await expect(outline.height).toBeGreaterThan(44);
    await expect(busy?.textContent?.trim()).toBe('');
    await expect(canvas.queryByRole('list', { name: /^Leads(?! by)/ })).toBeNull();
    comes.resolve(answers.desk_leads);
    const list = await canvas.findByRole('list', { name: 'Leads, newest first' });
    await expect(first(list)).toEqual(outline);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
    await expect(canvas.queryByText('Leads are loading')).toBeNull();
  },
};

export const Answering: Story = at(lead, LeadsPage, 'Close, keep draft', 'Answer');
export const Chat: Story = at(`${lead}/chats/1732870000000-bea`, LeadsPage, 'We do. Which one?');
export const Erasing: Story = {
  ...at(lead, LeadsPage, 'Erase this person?', 'Erase this person'),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByText('Keep or erase', {}, { timeout: 10_000 }));
    await meta.play(context);
  },
};

export const ScreenLoading: Story = {
  ...at('/numbers', NumbersPage, 'Loading'),
  beforeEach: answerWith({ desk_numbers: never }),
};
export const Numbers: Story = at('/numbers', NumbersPage, '/workshop-details');
export const NothingCountedYet: Story = {
  ...at('/numbers', NumbersPage, 'Nothing has been counted yet.'),
  beforeEach: answerWith({
    desk_numbers: { from: '2024-09-09', leads: [], views: [], pages: [], referrers: [] },
    ...{ desk_seats: [], desk_assessments: [] },
  }),
};
export const NoPageViewYet: Story = {
  ...at('/numbers', NumbersPage, 'No page view in these twelve weeks.'),
  beforeEach: answerWith({
    desk_numbers: {
      from: '2024-09-09',
      leads: [{ week: '2024-11-25', kind: 'contact', count: 2 }],
      ...{ views: [], pages: [], referrers: [] },
    },
    ...{ desk_seats: [], desk_assessments: [] },
  }),
};
export const Workshops: Story = at('/events', EventsPage, 'Hugo Lindqvist');
export const MailToGuests: Story = at('/events', EventsPage, 'Send to 6 people', 'Write to 6 people');

/** Some of the guests are left out; whoever comes back to the draft finds them left out. */
export const MailToSomeGuests: Story = {
  ...MailToGuests,
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    await userEvent.click(await canvas.findByText(/^To: /));
    const boxes = within(await canvas.findByRole('group', { name: 'Who gets the mail' }));
    await userEvent.click(boxes.getByRole('button', { name: 'Only those who have not paid' }));
    await expect(boxes.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(await canvas.findByRole('button', { name: 'Send to 2 people' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close, keep draft' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write to 6 people' }));
    await expect(await canvas.findByRole('button', { name: 'Send to 2 people' })).toBeVisible();
    await userEvent.click(await canvas.findByText(/^To: /));
    const again = within(await canvas.findByRole('group', { name: 'Who gets the mail' }));
    for (const box of again.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Close, keep draft' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write to 6 people' }));
    await userEvent.type(canvas.getByLabelText('Subject'), 'Where we meet');
    await userEvent.type(canvas.getByLabelText('Message'), 'At the back door.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 0 people' }));
    await expect(await canvas.findByText('Choose at least one person.')).toBeVisible();
    await userEvent.click(await canvas.findByText('To: nobody'));
    await userEvent.click(canvas.getByRole('button', { name: 'Only those who have not paid' }));
    window.scrollTo(0, 0);
  },
};

/** Another event, another mail: its form is not open afterwards. */
export const MailLeftForAnotherEvent: Story = {
  ...MailToGuests,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    const events = canvas
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ href }) => href.includes('event='));
    const chosen = events.find((each) => each.ariaCurrent);
    const other = events.find((each) => each !== chosen);
    if (!chosen || !other) throw new Error('There are no two events, or none is chosen.');
    await userEvent.click(other);
    await expect(canvas.queryByLabelText('Subject')).toBeNull();
    await userEvent.click(chosen);
    await expect(await canvas.findByRole('button', { name: 'Write to 6 people' })).toBeVisible();
    await expect(canvas.queryByLabelText('Subject')).toBeNull();
  },
};
export const Newsletter: Story = at('/newsletter', NewsletterPage, 'ines@example.com');
export const Health: Story = at('/health', HealthPage, '451 Try again later');
export const AllIsWell: Story = {
  ...at('/health', HealthPage, 'All is well'),
  beforeEach: answerWith({
    desk_health: { ...(answers.desk_health as object), alarms: [], waiting: 0, mails: [] },
  }),
};

export const Account: Story = at('/account', AccountPage, 'Set up a second factor');
export const SettingUpAFactor: Story = at(
  '/account',
  AccountPage,
  'Six-digit code',
  'Set up a second factor',
);
export const AccountWithAFactor: Story = {
  ...at('/account', AccountPage, 'Remove the second factor'),
  beforeEach: answerWith({ user: { id: 'ada', email: 'ada@example.com', factors: [factor] } }),
};
