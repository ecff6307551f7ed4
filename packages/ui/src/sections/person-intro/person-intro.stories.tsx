import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { PersonIntro } from './index.ts';

const meta = {
  title: 'Sections/PersonIntro',
  component: PersonIntro,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Livia Arndt',
    seed: 11,
    lead: 'Design and innovation consultant in Frankfurt am Main.',
    back: { href: '#about', label: 'Back to About' },
    actions: [
      { href: '#contact', label: 'Start Your Project' },
      { href: '#portfolio', label: 'View Portfolio' },
    ],
    facts: [
      { term: 'Experience', value: '20+ years' },
      { term: 'Languages', value: 'English and German' },
      { term: 'Lives in', value: 'Frankfurt am Main' },
    ],
  },
} satisfies Meta<typeof PersonIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(PersonIntro);

/** The name takes the width in one line; facts and portrait stand on one line below it. */
export const Playground: Story = {
  ...width('1280px'),
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const box = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const name = document.createRange();
    name.selectNodeContents(canvas.getByRole('heading', { level: 1 }));
    // In one line, from edge to edge.
    await expect(name.getBoundingClientRect().width / box('h1').width).toBeGreaterThan(0.9);
    await expect(box('h1').height).toBeGreaterThan(160);
    await expect(box('h1').height).toBeLessThan(300);
    await expect(box('h1').bottom).toBeLessThanOrEqual(box('[data-part=portrait]').top);
    await expect(box('[data-part=portrait]').width).toBeGreaterThan(box('[data-part=words]').width);
    await expect(box('[data-part=facts]').right).toBeLessThan(box('[data-part=portrait]').left);
    await expect(box('[data-part=facts]').bottom).toBeCloseTo(box('[data-part=portrait]').bottom, 0);
  },
};

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A name alone. */
export const Bare: Story = { render: () => <PersonIntro name="Mei Li" /> };

export const WorstCase: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft von Hohenzollern',
    facts: [{ term: 'Rechtsschutzversicherungsgesellschaften', value: 'Donaudampfschifffahrtsgesellschaft' }],
  },
  ...width('320px'),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region');
    await expect(section.scrollWidth).toBe(section.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  RightToLeft,
  Bare,
  WorstCase,
});
