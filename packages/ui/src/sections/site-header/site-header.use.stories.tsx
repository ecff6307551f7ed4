import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withInertLinks } from './site-header.harness.tsx';
import { gone, opens, page, trigger, uxDesign, workshops } from './site-header.play.ts';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

/** By pointer and by keyboard. */
const meta = {
  title: 'Sections/SiteHeader/Use',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: sampleHeader,
  decorators: [withInertLinks],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

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
