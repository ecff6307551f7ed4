import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { CtaLine } from './index.ts';

const meta = {
  title: 'Sections/CtaLine',
  component: CtaLine,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Not sure which path is yours?',
    actions: [
      { href: '#contact', label: 'Book Discovery Call' },
      { href: '#portfolio', label: 'View Case Studies' },
    ],
    contacts: [
      { term: 'Email Direct', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' },
      { term: 'LinkedIn', value: 'Livia Arndt', href: 'https://www.example.com/linkedin' },
    ],
  },
} satisfies Meta<typeof CtaLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = inWidth(CtaLine)('1440px');

/** At 1440 px everything stands in one line. */
export const Playground: Story = {
  ...wide,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: /Not sure/ });
    await expect(region.getBoundingClientRect().height).toBeLessThan(100);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const OnAPhone: Story = inWidth(CtaLine)('390px');

export const OnATablet: Story = inWidth(CtaLine)('820px');

export const OneAction: Story = { args: { actions: [meta.args.actions[0]], contacts: [] } };

export const WorstCase: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft asks for help',
    actions: [
      { href: '#contact', label: 'Book a discovery call with the whole team at once' },
      { href: '#portfolio', label: 'View every case study of the last twenty years' },
    ],
  },
};

/** Addresses of forty letters are neither broken nor under anything else where there is room for them. */
export const LongAddresses: Story = {
  ...inWidth(CtaLine)('1100px'),
  args: {
    title: WorstCase.args?.title ?? '',
    actions: [
      { href: '#contact', label: 'Donaudampfschifffahrtselektrizitäten' },
      { href: '#portfolio', label: 'Hauptbetriebswerkbauunterbeamtengesellschaft' },
    ],
    contacts: [
      {
        term: 'Email Direct',
        value: 'donaudampfschifffahrtsgesellschaft@example.com',
        href: 'mailto:donaudampfschifffahrtsgesellschaft@example.com',
      },
      { term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' },
    ],
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        await expect(box.right <= other.left || box.bottom <= other.top).toBe(true);
    await expect(brokenWords(canvas.getByRole('list'))).toEqual([]);
    for (const link of canvas.getAllByRole('link')) await expect(link.scrollWidth).toBe(link.clientWidth);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  OneAction,
  WorstCase,
  LongAddresses,
});
