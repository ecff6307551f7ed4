import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Badge } from '../badge/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Link } from '../link/index.ts';
import { Section } from '../section/index.ts';
import { Table, type TableColumn, type TableSort } from './index.ts';

interface Door {
  name: string;
  visits: number;
  requests: number | null;
  last: string;
}

const doors: readonly Door[] = [
  { name: 'Workshops', visits: 412, requests: 9, last: '2026-11-24' },
  { name: 'Contact', visits: 1038, requests: 21, last: '2026-11-25' },
  { name: 'Webinar', visits: 96, requests: null, last: '2026-10-02' },
  { name: 'Applied Imagination', visits: 287, requests: 4, last: '2026-11-19' },
];

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const columns: readonly TableColumn<Door>[] = [
  { key: 'name', label: 'Page', render: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'visits', label: 'Visits', numeric: true, render: (row) => row.visits, sortBy: (row) => row.visits },
  {
    key: 'requests',
    label: 'Requests',
    numeric: true,
    render: ({ requests }) => requests ?? 'none',
    sortBy: ({ requests }) => requests,
  },
  { key: 'last', label: 'Last visit', render: ({ last }) => day.format(new Date(last)) },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Door>,
  tags: ['autodocs', 'new'],
  args: { caption: 'Doors in November', columns, rows: doors, rowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Door>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((head: HTMLElement) => head.textContent);

export const Playground: Story = {
  args: { defaultSort: { column: 'visits', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Doors in November' })).toBeVisible();
    await expect(names(canvas)).toEqual(['Contact', 'Workshops', 'Applied Imagination', 'Webinar']);
    const head = canvas.getByRole('columnheader', { name: 'Visits' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const [first, second] = ['1038', '412'].map((text) => canvas.getByText(text).parentElement);
    await expect(first?.getBoundingClientRect().right).toBe(second?.getBoundingClientRect().right);
  },
};

/** The boxes are the browser's own; the one for all is mixed while some rows are selected. */
export const Selectable: Story = {
  args: { selectable: true, rowLabel: ({ name }) => name, defaultSelected: ['Contact'] },
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await expect(all.indeterminate).toBe(true);
    await expect(canvas.getByRole('checkbox', { name: 'Select Contact' })).toBeChecked();
  },
};

/** Heads that are links: the order stands in the address. */
export const SortedByAddress: Story = {
  tags: ['example'],
  args: {
    columns: columns.map((column) => ({ ...column, sortBy: 'given' as const })),
    sort: { column: 'name', direction: 'ascending' },
    sortHref: ({ column, direction }) => `#${column}-${direction}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page' })).toHaveAttribute('href', '#name-descending');
    await expect(canvas.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '#visits-descending');
    await expect(names(canvas)).toEqual(doors.map(({ name }) => name));
  },
};

/** A cell holds whatever its column draws. */
export const WithOtherParts: Story = {
  tags: ['example'],
  args: {
    columns: [
      { key: 'name', label: 'Page', render: ({ name }) => <Link href={`#${name}`}>{name}</Link> },
      {
        key: 'state',
        label: 'State',
        render: ({ requests }) => (
          <Badge tone={requests ? 'accent' : 'neutral'}>{requests ? 'Used' : 'Quiet'}</Badge>
        ),
      },
      { key: 'visits', label: 'Visits', numeric: true, render: ({ visits }) => visits },
    ],
  },
};

/** Each row is a card, and of the head there is what can be pressed. */
export const OnAPhone: Story = {
  args: { selectable: true, rowLabel: ({ name }) => name, defaultSelected: ['Contact'] },
  render: (args) => (
    <div className="lali:w-[350px]">
      <Table {...args} defaultSort={{ column: 'name', direction: 'ascending' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fits('.lali\\:w-\\[350px\\]', 350)({ canvas, canvasElement });
    const row = canvas.getByRole('row', { name: /Workshops/ });
    const [title, visits] = [within(row).getByRole('rowheader'), within(row).getByText('412')];
    await expect(visits.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
    await expect(within(row).getByText('Visits')).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Visits' })).toBeVisible();
  },
};

/** Columns that fit on a phone stay columns: two, or a name and its numbers. */
export const FewColumnsOnAPhone: Story = {
  args: { columns: columns.slice(0, 3) },
  render: (args) => (
    <div className="lali:grid lali:w-[350px] lali:gap-10">
      <Table {...args} caption="A name and its numbers" />
      <Table {...args} caption="Two columns" columns={columns.filter(({ key }) => /name|last/.test(key))} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fits('.lali\\:w-\\[350px\\]', 350)({ canvas, canvasElement });
    for (const row of canvas.getAllByRole('row', { name: /Workshops/ })) {
      const [name, cell] = [within(row).getByRole('rowheader'), within(row).getAllByRole('cell').at(-1)];
      await expect(cell?.getBoundingClientRect().top).toBe(name.getBoundingClientRect().top);
    }
  },
};

/** What nobody has, and what was looked for and not found. */
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Nobody has come through a door yet." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody/)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** The head stays at the top while the rows go by. */
export const StickyHead: Story = {
  tags: ['example'],
  args: {
    rows: Array.from({ length: 24 }, (_, place) => ({
      name: `Page ${place + 1}`,
      visits: 1200 - place * 31,
      requests: place % 7,
      last: '2026-11-24',
    })),
  },
  render: (args) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section aria-label="Doors" tabIndex={0} className="lali:focus-ring lali:h-[22rem] lali:overflow-y-auto">
      <Table {...args} showCaption={false} />
    </section>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Doors' });
    box.scrollTop = 400;
    await expect(canvas.getByRole('columnheader', { name: 'Page' }).getBoundingClientRect().top).toBeCloseTo(
      box.getBoundingClientRect().top,
      0,
    );
    box.scrollTop = 0;
  },
};

/** Boxes are drawn for surfaces without a colour of the brand. */
export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  args: { rows: doors.slice(0, 2), defaultSort: { column: 'visits', direction: 'ascending' } },
  render: (args) => (
    <>
      {(['raised', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Table {...args} selectable rowLabel={({ name }) => name} defaultSelected={['Contact']} />
        </Section>
      ))}
      {(['primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Table {...args} />
        </Section>
      ))}
    </>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    caption: 'الأبواب',
    columns: [
      { key: 'name', label: 'صفحة', render: ({ name }) => name, sortBy: ({ name }) => name },
      { key: 'visits', label: 'زيارات', numeric: true, render: ({ visits }) => visits },
    ],
    rows: [{ name: 'ورش', visits: 412, requests: 1, last: '2026-11-24' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      canvas.getByText('412').getBoundingClientRect().right,
    );
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const worst = ['one', 'two', 'three', 'four', 'five'].map((key, place) => ({
  key,
  label: place === 1 ? long : `Column ${key}`,
  numeric: place === 2,
  render: ({ name }: Door) => name,
  sortBy: ({ name }: Door) => name,
}));

/** Five columns of words longer than the place, on a phone and on a desk, and no rows. */
export const WorstCase: Story = {
  args: {
    caption: long,
    columns: worst,
    rows: [{ name: long, visits: 0, requests: null, last: '' }],
    selectable: true,
    rowLabel: ({ name }) => name,
  },
  render: (args) => (
    <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-10">
      <div className="lali:w-[280px]">
        <Table {...args} />
      </div>
      <div className="lali:w-[880px]">
        <Table {...args} caption="Five columns" />
      </div>
      <Table {...args} caption="No rows" rows={[]} />
    </div>
  ),
  play: async (context) => {
    await fits('.lali\\:w-\\[280px\\]', 280)(context);
    await fits('.lali\\:w-\\[880px\\]', 880)(context);
  },
};

function Sorted() {
  const [sort, setSort] = useState<TableSort | null>(null);
  return <Table {...meta.args} sort={sort} onSortChange={setSort} />;
}

/** The first press brings what one looks for: the largest number, the first name. The next one turns it around. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Sorted />,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Requests' });
    canvas.getByRole('button', { name: 'Visits' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Requests' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)).toEqual(['Contact', 'Workshops', 'Applied Imagination', 'Webinar']);
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    // What has none stays last.
    await expect(names(canvas)).toEqual(['Applied Imagination', 'Workshops', 'Contact', 'Webinar']);
    await expect(canvas.getByRole('button', { name: 'Requests' })).toHaveFocus();
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Selectable,
  SortedByAddress,
  WithOtherParts,
  OnAPhone,
  FewColumnsOnAPhone,
  Empty,
  OnSurfaces,
  RightToLeft,
  WorstCase,
});
