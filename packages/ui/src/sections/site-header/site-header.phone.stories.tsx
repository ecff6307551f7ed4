import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { withInertLinks } from './site-header.harness.tsx';
import { gone, opens, page, uxDesign, workshops } from './site-header.play.ts';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Sections/SiteHeader/Phone',
  component: SiteHeader,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  args: sampleHeader,
  decorators: [withInertLinks],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = () => document.querySelector('header summary') as HTMLElement;
const section = (name: string) => page.getByText(name, { selector: '[data-nav-summary] *' });
const contactUs = /^Contact Us/;

export const Closed: Story = {
  play: async () => {
    await expect(toggle()).toBeVisible();
    await expect(page.queryByRole('link', { name: contactUs })).toBeNull();
    await expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThanOrEqual(65);
  },
};

/** The whole window; Contact Us within reach of the thumb. */
export const Open: Story = {
  parameters: { ...screenshot },
  play: async () => {
    await userEvent.click(toggle());
    await opens(contactUs);
    await expect(page.queryByRole('link', { name: uxDesign })).toBeNull();
    const sheet = document.querySelector('[data-sheet-body]')?.getBoundingClientRect();
    await expect(sheet?.height).toBe(window.innerHeight);
    const contact = page.getByRole('link', { name: contactUs }).getBoundingClientRect();
    await expect(contact.bottom).toBeGreaterThan(window.innerHeight - 100);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    // It is loaded when the sheet opens for the first time.
    const figures = () => [...document.querySelectorAll('[data-sheet-body] .lali-living-figure')];
    await waitFor(() => expect(figures().some((figure) => figure.checkVisibility())).toBe(true));
  },
};

/** The section of the current page is open. */
export const SectionOpen: Story = {
  args: { currentPath: '/laliaflia' },
  parameters: { ...screenshot },
  play: async () => {
    await userEvent.click(toggle());
    await opens(workshops);
    await opens(/^LALIAFLIA/);
    await expect(page.queryByRole('link', { name: uxDesign })).toBeNull();
  },
};

export const OneSectionAtATime: Story = {
  args: { currentPath: '/laliaflia' },
  play: async () => {
    await userEvent.click(toggle());
    await opens(workshops);
    await userEvent.click(section('Design Skills'));
    await opens(uxDesign);
    await gone(workshops);
    await userEvent.click(section('Design Skills'));
    await gone(uxDesign);
  },
};

export const Closing: Story = {
  name: 'Escape and a chosen link close the sheet',
  play: async () => {
    await userEvent.click(toggle());
    await opens(contactUs);
    await waitFor(() => expect(document.querySelector('header [data-state="open"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await gone(contactUs);
    await expect(toggle()).toHaveFocus();
    await userEvent.click(toggle());
    await opens(contactUs);
    await userEvent.click(page.getByRole('link', { name: contactUs }));
    await gone(contactUs);
  },
};

export const OtherWords: Story = {
  name: 'Labels in another language',
  args: {
    labels: { navigation: 'Hauptnavigation', menu: 'Menü', close: 'Schließen' },
  },
  play: async () => {
    await expect(toggle()).toHaveTextContent('Menü');
    await userEvent.click(toggle());
    await waitFor(() => expect(page.getByText('Schließen')).toBeVisible());
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  },
};
