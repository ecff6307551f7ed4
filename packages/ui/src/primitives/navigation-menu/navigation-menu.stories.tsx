import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Container } from '../container/index.ts';
import { Link } from '../link/index.ts';
import { NavigationMenu } from './index.ts';

const groups = [
  { id: 'work', label: 'Work', links: ['Portfolio', 'Case studies'] },
  { id: 'learn', label: 'Learn', links: ['Workshops', 'Webinar'] },
];
const link =
  'lali:focus-ring lali:flex lali:min-h-11 lali:items-center lali:rounded-control lali:px-3 lali:font-semibold lali:hover:bg-page';
const trigger =
  'lali:focus-ring lali:min-h-11 lali:cursor-pointer lali:rounded-control lali:px-4 lali:font-semibold';

const meta = {
  title: 'Primitives/NavigationMenu',
  component: NavigationMenu.Root,
  subcomponents: {
    List: NavigationMenu.List,
    Item: NavigationMenu.Item,
    Trigger: NavigationMenu.Trigger,
    Summary: NavigationMenu.Summary,
    Panel: NavigationMenu.Panel,
    Branch: NavigationMenu.Branch,
  },
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { label: 'Example' },
  render: (args) => menu(args, groups),
} satisfies Meta<typeof NavigationMenu.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

function menu(props: ComponentProps<typeof NavigationMenu.Root>, entries: typeof groups, place = '') {
  return (
    <NavigationMenu.Root {...props} className="lali:relative">
      <NavigationMenu.List className="lali:md:flex lali:md:gap-1">
        {entries.map(({ id, label, links }) => (
          <NavigationMenu.Item key={id} id={id}>
            <NavigationMenu.Trigger className={trigger}>{label}</NavigationMenu.Trigger>
            <NavigationMenu.Summary summaryClassName={trigger}>{label}</NavigationMenu.Summary>
            <NavigationMenu.Panel
              className={`lali:surface-raised lali:min-w-64 lali:rounded-card lali:border lali:border-line lali:p-2 lali:md:shadow-float ${place}`}
            >
              <ul>
                {links.map((text) => (
                  <li key={text}>
                    <a href={`#${text}`} className={link}>
                      {text}
                    </a>
                  </li>
                ))}
                <li>
                  <NavigationMenu.Branch>
                    <NavigationMenu.BranchTrigger className={`${link} lali:w-full lali:cursor-pointer`}>
                      More of {label}
                    </NavigationMenu.BranchTrigger>
                    <NavigationMenu.BranchList className="lali:ps-4">
                      <li>
                        <a href={`#more-${id}`} className={link}>
                          All of {label}
                        </a>
                      </li>
                    </NavigationMenu.BranchList>
                  </NavigationMenu.Branch>
                </li>
              </ul>
            </NavigationMenu.Panel>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

const page = within(document.body);
const button = (name: string) => page.getByRole('button', { name });
const opens = (name: string) => waitFor(() => expect(page.getByRole('link', { name })).toBeVisible());
const gone = (name: string) => waitFor(() => expect(page.queryByRole('link', { name })).toBeNull());

export const Playground: Story = {
  play: async () => {
    await expect(page.queryAllByRole('link')).toEqual([]);
    await expect(button('Work')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  parameters: { ...screenshot },
  args: { defaultValue: 'learn' },
  play: async () => {
    await opens('Workshops');
    await expect(document.querySelectorAll('[aria-hidden="true"]:is([tabindex], a, button)')).toHaveLength(1);
    const proxy = document.querySelector('[aria-hidden="true"][tabindex]');
    await expect(proxy?.checkVisibility(), 'Radix’s focus proxy').toBe(false);
  },
};

export const OneAtATime: Story = {
  play: async () => {
    await userEvent.click(button('Work'));
    await opens('Portfolio');
    await userEvent.click(button('Learn'));
    await opens('Workshops');
    await gone('Portfolio');
    await userEvent.click(button('Learn'));
    await gone('Workshops');
  },
};

export const Branch: Story = {
  parameters: { ...screenshot },
  args: { defaultValue: 'work' },
  play: async () => {
    await opens('Portfolio');
    await expect(page.queryByRole('link', { name: 'All of Work' })).toBeNull();
    await userEvent.click(button('More of Work'));
    await opens('All of Work');
    await expect(button('More of Work')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** In a header the panel opens over the page and belongs to its trigger by where it stands. */
export const InAHeader: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen', ...screenshot },
  args: { defaultValue: 'work' },
  render: (args) => (
    <>
      <header className="lali:surface-raised lali:border-line lali:border-b">
        <Container className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-4 lali:py-2">
          <Link href="#home" tone="current">
            laliaflia
          </Link>
          {menu(args, groups, 'lali:md:end-0')}
        </Container>
      </header>
      <Container>
        <p className="lali:pt-8 lali:pb-60">The page under it keeps its place.</p>
      </Container>
    </>
  ),
  play: async () => {
    await opens('Portfolio');
    const [trigger, panel] = [button('Work'), page.getByRole('link', { name: 'Portfolio' })];
    await expect(panel.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom);
    await expect(panel.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
};

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const WorstCase: Story = {
  args: { defaultValue: 'long' },
  parameters: { ...screenshot },
  render: (args) => menu(args, [...groups, { id: 'long', label: long, links: [long, 'Short'] }]),
  play: async () => {
    await opens(long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The closed menu; what opens is in the screenshots of the stories above. */
export const Matrix: Story = matrix(meta, { Playground });
