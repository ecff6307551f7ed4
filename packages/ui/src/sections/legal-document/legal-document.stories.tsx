import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { Neighbour } from '../../../test/neighbour.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { LegalDocument } from './index.ts';
import { imprint, privacy } from './legal-document.sample.tsx';

const meta = {
  title: 'Sections/LegalDocument',
  component: LegalDocument,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Privacy policy',
    lead: 'What this site knows about you, why, for how long, and how to make it forget.',
    updated: '2024-01',
    sections: privacy,
  },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('January 2024').closest('time')).toHaveAttribute('datetime', '2024-01');
    const list = within(canvas.getByRole('navigation', { name: 'Contents' }));
    await expect(list.getAllByRole('link')).toHaveLength(5);
    for (const link of list.getAllByRole('link')) {
      await expect(canvasElement.querySelector(`h2${link.getAttribute('href')}`)).toBeTruthy();
    }
    await expect(canvas.getByRole('heading', { name: '3 Cookies' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /Kinds of cookies/ })).toBeVisible();
  },
};

/** The heading is its own address, so that a clause can be quoted. */
export const Focused: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '1 Who is responsible' });
    for (let presses = 0; presses < 12 && !heading.contains(document.activeElement); presses++)
      await userEvent.tab();
    await expect(heading).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.activeElement as Element).boxShadow).not.toBe('none');
  },
};

/** Short, and looked at rather than quoted: no numbers. */
export const Imprint: Story = {
  args: { title: 'Imprint', lead: undefined, updated: '2026-11-02', sections: imprint, numbered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Provider' })).toBeVisible();
  },
};

/** What a reader wants to know first, in numbers. */
export const AtAGlance: Story = {
  args: {
    glance: [
      { value: '0 cookies', text: 'None is set, so there is no banner.' },
      { value: '12 months', text: 'Then inquiries are deleted.' },
      { value: '1 month', text: 'Is the longest until we act on a wish of yours.' },
    ],
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByText(/^(0 cookies|12 months|1 month)$/);
    const tops = values.map((value) => Math.round(value.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

const width = inWidth(LegalDocument);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const InAnotherLocale: Story = {
  args: {
    lang: 'de',
    locale: 'de-DE',
    title: 'Impressum',
    lead: undefined,
    updated: '2026-11-02',
    sections: imprint,
    labels: { updated: 'Zuletzt geändert am', contents: 'Inhalt' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2. November 2026')).toBeVisible();
  },
};

/** Between the header of the site and its footer. */
export const OnThePrivacyPage: Story = {
  tags: ['example'],
  render: (args) => (
    <div className="lali:pt-20">
      <LegalDocument {...args} />
      <Neighbour title="Questions about your data" text="One sentence is enough." />
    </div>
  ),
};

export const None: Story = { args: { sections: [] } };

/** One section needs no list. */
export const One: Story = {
  args: { sections: privacy.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    lead: long,
    sections: Array.from({ length: 12 }, (_, i) => ({
      id: `section-${i}`,
      title: i === 0 ? long : `Section with the index ${i}`,
      blocks: [
        { kind: 'paragraph' as const, text: long },
        ...(i === 0
          ? [{ kind: 'table' as const, caption: long, columns: [long, 'B', 'C'], rows: [[long, long, '–']] }]
          : []),
      ],
    })),
  },
  render: (args) => (
    <div style={{ width: '320px' }} data-testid="narrow">
      <LegalDocument {...args} />
    </div>
  ),
  play: fits('[data-testid=narrow]', 320),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Matrix: Story = matrix(meta, {
  Playground,
  AtAGlance,
  Imprint,
  OnAPhone,
  None,
  One,
  WorstCase,
  RightToLeft,
});
