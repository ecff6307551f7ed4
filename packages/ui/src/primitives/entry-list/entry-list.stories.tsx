import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { Badge } from '../badge/index.ts';
import { EntryList } from './index.ts';

const meta = {
  title: 'Primitives/EntryList',
  component: EntryList,
  tags: ['autodocs', 'new'],
  args: {
    label: 'Letters',
    current: 'b',
    entries: [
      {
        id: 'a',
        href: '/letters/a',
        title: 'Ada Brandt',
        text: 'We would like to redesign the check-in of our ferries before the summer. Could you tell us how a project with you begins, and what you need from us for an offer?',
        time: { label: '09:14', dateTime: '2026-11-26T09:14:00Z' },
        mark: 'New',
        meta: 'Inquiry',
      },
      {
        id: 'b',
        href: '/letters/b',
        title: 'Ben Okafor',
        text: 'Deep Dive, 12 participants',
        time: { label: '25 Nov', dateTime: '2026-11-25T16:40:00Z' },
        meta: (
          <>
            Workshop booking <Badge tone="success">Won</Badge>
          </>
        ),
      },
      {
        id: 'c',
        href: '/letters/c',
        title: 'cleo@example.com',
        time: { label: '24 Nov', dateTime: '2026-11-24' },
      },
    ],
  },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    await expect(links[0]).toHaveAccessibleName(/^New: Ada Brandt/);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongWords: Story = {
  args: {
    current: 'a',
    entries: [
      {
        id: 'a',
        href: '/letters/a',
        title:
          'Donaudampfschifffahrtsgesellschaftskapitänswitwe von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3),
        time: { label: '24 Nov 2026', dateTime: '2026-11-24' },
        mark: 'New',
        meta: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="lali:w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Focused: Story = { play: focusesFirst('link') };

export const Matrix: Story = matrix(meta, { Playground, LongWords, RightToLeft });
