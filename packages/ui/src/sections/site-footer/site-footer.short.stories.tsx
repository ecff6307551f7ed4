import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { inWidth } from '../../../test/width.tsx';
import { ThemeSwitch } from '../../primitives/theme-switch/index.ts';
import { longWords, sampleFooter } from './site-footer.sample.ts';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Sections/SiteFooter/Short',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleFooter,
    size: 'short',
    themeSwitch: <ThemeSwitch value="system" onValueChange={() => {}} />,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = inWidth(SiteFooter);

/** Below a page that has asked for the next step: no figure, the claim in one line beside the newsletter. */
export const Playground: Story = {
  ...width('1440px'),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveAttribute('data-size', 'short');
    await expect(footer.querySelector('[data-part="figure"]')).toBeNull();
    await expect(footer.offsetHeight).toBeLessThanOrEqual(520);
    const claim = canvas.getByText(sampleFooter.claim);
    await expect(claim.offsetHeight).toBeLessThan(40);
    const form = canvas.getByRole('form').getBoundingClientRect();
    await expect(form.left).toBeGreaterThan(claim.getBoundingClientRect().right);
    for (const link of canvas.getAllByRole('link')) {
      await expect(Math.min(link.offsetHeight, link.offsetWidth)).toBeGreaterThanOrEqual(44);
    }
    const columns = canvas.getAllByRole('navigation');
    await expect(columns.map((each) => each.offsetHeight)).toEqual([44, 44, 44]);
    const seconds = columns.map((each) => within(each).getAllByRole('link')[1]?.getBoundingClientRect().left);
    await expect(new Set(seconds).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.offsetHeight).toBeLessThan(1120);
    for (const link of canvas.getAllByRole('link')) {
      await expect(Math.min(link.offsetHeight, link.offsetWidth)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** In wide windows the end of the last line is free for what floats in the corner of the window, 80 px from both its edges. */
export const BesideALauncher: Story = {
  ...width('1280px'),
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    const corner = { left: footer.right - 80, top: footer.bottom - 80 };
    const covered = canvas
      .getAllByRole('link')
      .concat(canvas.getAllByRole('radio'))
      .map((each) => each.getBoundingClientRect())
      .filter(({ right, bottom }) => right > corner.left && bottom > corner.top);
    await expect(covered).toEqual([]);
  },
};

/** The claim across, the ways to write beside the newsletter. */
export const OnATablet: Story = {
  ...width('820px'),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThan(730);
    await expect(canvas.getByText(sampleFooter.claim).offsetHeight).toBeLessThan(40);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, ...width('1440px') };

/** Words that are too long break, and what is more than a row goes to the next. */
export const WorstCase: Story = {
  args: longWords,
  ...width('320px'),
};

export const ManyLinks: Story = {
  args: longWords,
  ...width('1440px'),
  play: async ({ canvas }) => {
    const many = within(canvas.getByRole('navigation', { name: 'Many' })).getAllByRole('link');
    await expect(new Set(many.map((each) => each.getBoundingClientRect().top)).size).toBe(2);
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};

/** Nothing but what the law asks for. */
export const TheLeast: Story = {
  args: { columns: [], contact: { ...sampleFooter.contact, social: [], address: [] } },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnATablet,
  RightToLeft,
  WorstCase,
  ManyLinks,
  TheLeast,
});
