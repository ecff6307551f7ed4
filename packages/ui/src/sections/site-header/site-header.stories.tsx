import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { linksOf } from './current.ts';
import { withInertLinks } from './site-header.harness.tsx';
import { gone, opens, page, trigger, uxDesign, workshops } from './site-header.play.ts';
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
  decorators: [withInertLinks],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the only links that can be reached are home and Contact Us; home is the current page. */
export const Playground: Story = {
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

/** The group of the current page carries a bar. */
export const OnAMethodsPage: Story = {
  args: { currentPath: '/laliaflia' },
  play: async () => {
    await expect(trigger('Design Methods')).toHaveAttribute('data-active');
    await expect(trigger('Design Skills')).not.toHaveAttribute('data-active');
  },
};

export const DesignSkillsOpen: Story = {
  tags: ['anatomy'],
  name: 'Design Skills, open',
  args: { currentPath: '/services/ui-design', defaultOpen: 'design-skills' },
  parameters: { ...screenshot },
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
  parameters: { ...screenshot },
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

/** Stays at the upper edge while the page moves below it. */
export const AboveAPage: Story = {
  tags: ['example'],
  args: { currentPath: '/workshops' },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Neighbour level={1} tone="secondary" title="Workshops" text="Your question, your team, our methods." />
      <Neighbour title="One, two or three days" text="Each step keeps what the one before it gives." />
      <Neighbour
        tone="raised"
        title="In your rooms or ours"
        text="Or online, for teams in three countries."
      />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 200);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

/** Names that no bar has room for. */
export const LongNames: Story = {
  args: { groups: stressGroups },
  play: async () => {
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

/** The closed bar; open panels have screenshots of their own. */
export const Matrix: Story = matrix(meta, { Playground, OnAMethodsPage, AboveAPage, LongNames, NoGroups });
