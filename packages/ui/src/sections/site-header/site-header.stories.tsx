import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { linksOf } from './current.ts';
import { withStayingLinks } from './site-header.harness.tsx';
import { sampleHeader, stressGroups } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

const medium = {
  globals: { viewport: { value: 'medium' } },
  parameters: {
    viewport: { options: { medium: { name: 'Medium', styles: { width: '820px', height: '760px' } } } },
  },
};

const meta = {
  title: 'Sections/SiteHeader',
  component: SiteHeader,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: sampleHeader,
  decorators: [withStayingLinks],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const trigger = (name: string) => page.getByRole('button', { name });
const opens = (name: RegExp) => waitFor(() => expect(page.getByRole('link', { name })).toBeVisible());
const gone = (name: RegExp) => waitFor(() => expect(page.queryByRole('link', { name })).toBeNull());
const uxDesign = /^UX Design/;
const workshops = /^Workshops/;

/** Closed: the only links that can be reached are home and Contact Us; home is the current page. */
export const Default: Story = {
  play: async () => {
    const links = page.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['laliaflia', 'Contact Us']);
    await expect(page.getByRole('link', { current: 'page' })).toHaveTextContent('laliaflia');
    await expect(document.querySelector('[data-active]')).toBeNull();
    const { height } = document.querySelector('header')?.getBoundingClientRect() ?? { height: 0 };
    await expect(height).toBeGreaterThanOrEqual(72);
    await expect(height).toBeLessThanOrEqual(80);
  },
};

export const DesignSkillsOpen: Story = {
  name: 'Design Skills, open',
  args: { currentPath: '/services/ui-design', defaultOpen: 'design-skills' },
  play: async () => {
    await opens(uxDesign);
    await expect(trigger('Design Skills')).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger('Design Skills')).toHaveAttribute('data-active');
    await expect(page.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/services/ui-design');
  },
};

export const DesignMethodsOpen: Story = {
  name: 'Design Methods, open',
  args: { currentPath: '/workshops', defaultOpen: 'design-methods' },
  play: async () => {
    await opens(workshops);
    await expect(page.getByRole('button', { name: /^Methodologies/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.queryByRole('link', { name: /^LALIAFLIA/ })).toBeNull();
  },
};

export const MediumWidth: Story = { ...DesignMethodsOpen, ...medium, name: 'Design Methods, open at 820 px' };

export const NestedList: Story = {
  name: 'Methodologies, opened by its button',
  args: { currentPath: '/', defaultOpen: 'design-methods' },
  play: async () => {
    const branch = page.getByRole('button', { name: /^Methodologies/ });
    await userEvent.click(branch);
    await opens(/^All methods/);
    for (const name of [/^LALIAFLIA/, /^Applied Imagination/, /^Innovator/]) await opens(name);
    await userEvent.click(branch);
    await gone(/^All methods/);
    branch.focus();
    await userEvent.keyboard('{Enter}');
    await opens(/^All methods/);
  },
};

export const NestedActive: Story = {
  name: 'On one of the methods: group, branch and link are marked',
  args: { currentPath: '/applied-imagination', defaultOpen: 'design-methods' },
  play: async () => {
    await opens(/^Applied Imagination/);
    await expect(trigger('Design Methods')).toHaveAttribute('data-active');
    await expect(page.getByRole('button', { name: /^Methodologies/ })).toHaveAttribute('data-active');
    await expect(page.getByRole('link', { current: 'page' })).toHaveTextContent('Applied Imagination');
  },
};

export const Hover: Story = {
  name: 'Opens by hover, survives the click that follows, closes on leaving',
  play: async () => {
    await userEvent.hover(trigger('Design Skills'));
    await opens(uxDesign);
    await userEvent.click(trigger('Design Skills'));
    await expect(page.getByRole('link', { name: uxDesign })).toBeVisible();
    await userEvent.click(trigger('Design Skills'));
    await gone(uxDesign);
    await userEvent.unhover(trigger('Design Skills'));
    await userEvent.hover(trigger('Design Methods'));
    await opens(workshops);
    await userEvent.hover(document.body);
    await gone(workshops);
  },
};

export const Diagonal: Story = {
  name: 'Moving diagonally to the panel does not switch it',
  play: async () => {
    await userEvent.hover(trigger('Design Skills'));
    await opens(uxDesign);
    const own = trigger('Design Skills').getBoundingClientRect();
    const other = trigger('Design Methods').getBoundingClientRect();
    for (let step = 0; step <= 12; step += 1) {
      const x = own.right - 8 + ((other.right + 12 - own.right) * step) / 12;
      const y = own.top + 2 + ((other.bottom + 50 - own.top) * step) / 12;
      const target = document.elementFromPoint(x, y) ?? document.body;
      await userEvent.pointer({ target, coords: { clientX: x, clientY: y } });
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(page.getByRole('link', { name: uxDesign })).toBeVisible();
    await expect(trigger('Design Methods')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Keyboard: Story = {
  name: 'By keyboard: Enter, Tab, arrows, Escape',
  play: async () => {
    trigger('Design Skills').focus();
    await userEvent.keyboard('{Enter}');
    await opens(uxDesign);
    await expect(trigger('Design Skills')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'See the case' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('link', { name: /^Portfolio/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone(uxDesign);
    await expect(trigger('Design Skills')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(trigger('Design Methods')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await opens(workshops);
    await waitFor(() => expect(page.getByRole('link', { name: 'Start the check' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(page.getByRole('link', { name: /^Resources/ })).toHaveFocus();
    await userEvent.tab();
    await gone(workshops);
    await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
  },
};

export const ChoosingALink: Story = {
  name: 'Choosing a link closes the panel and moves the mark',
  render: function Routed(args) {
    const [path, setPath] = useState(args.currentPath);
    // Caught after the header has seen the click, as a router would.
    const follow = (event: React.MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) setPath(link.getAttribute('href') ?? '/');
    };
    return <SiteHeader {...args} currentPath={path} onClick={follow} />;
  },
  play: async () => {
    await userEvent.click(trigger('Design Methods'));
    await opens(workshops);
    await userEvent.click(page.getByRole('link', { name: workshops }));
    await gone(workshops);
    await expect(trigger('Design Methods')).toHaveAttribute('data-active');
    await expect(trigger('Design Methods')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { currentPath: '/laliaflia', defaultOpen: 'design-methods' },
  play: async () => {
    await opens(workshops);
    const panel = document.querySelector('[data-nav-panel="design-methods"]')?.getBoundingClientRect();
    await expect(panel?.left).toBeLessThan(window.innerWidth - (panel?.right ?? 0));
    trigger('Design Methods').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(trigger('Design Skills')).toHaveFocus();
  },
};

export const LargeText: Story = {
  name: 'Text at 200 %: the panel folds',
  args: { currentPath: '/', defaultOpen: 'design-methods' },
  decorators: [
    (Story) => (
      <>
        <style>{'html { font-size: 200% }'}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    await opens(workshops);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WorstCase: Story = {
  name: 'Long words, no icons, one link, many links',
  args: { groups: stressGroups, currentPath: '/', defaultOpen: 'many' },
  play: async () => {
    const links = stressGroups
      .flatMap((group) => group.columns.flatMap((column) => column.items))
      .flatMap(linksOf);
    await expect(document.querySelectorAll('[data-nav-panel] li a')).toHaveLength(links.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const panel = document.querySelector('[data-nav-panel="many"]')?.getBoundingClientRect();
    await expect(panel?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const NoGroups: Story = {
  args: { groups: [] },
  play: async () => {
    await expect(page.getAllByRole('link')).toHaveLength(2);
  },
};
