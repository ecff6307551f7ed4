import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Table, type TableColumn, type TableProps } from './index.ts';

interface Row {
  name: string;
  price: number;
}

const rows: readonly Row[] = [
  { name: 'item 10', price: 2 },
  { name: 'Ähre', price: 30 },
  { name: 'item 9', price: 100 },
];
const columns: readonly TableColumn<Row>[] = [
  { key: 'name', label: 'Name', render: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'price', label: 'Price', numeric: true, render: ({ price }) => price, sortBy: ({ price }) => price },
];
const base = { caption: 'Prices', columns, rows, rowKey: ({ name }: Row) => name };

describeConformance('Table', <Table {...base} />);
describeConformance(
  'Table, selectable and sorted by address',
  <Table
    {...base}
    selectable
    rowLabel={({ name }) => name}
    sortHref={({ column }) => `?sort=${column}`}
    empty="None"
  />,
);

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

test('words are sorted as the language does, numbers in them by their value', async () => {
  const { container } = await render(
    <Table {...base} defaultSort={{ column: 'name', direction: 'ascending' }} />,
  );
  expect(names(container)).toEqual(['Ähre', 'item 9', 'item 10']);
});

test('rows that come in order are left as they come, and the caller is asked', async () => {
  const asked = vi.fn();
  const given = columns.map((column) => ({ ...column, sortBy: 'given' as const }));
  const screen = await render(<Table {...base} columns={given} sort={null} onSortChange={asked} />);
  await screen.getByRole('button', { name: 'Price' }).click();
  expect(asked).toHaveBeenCalledWith({ column: 'price', direction: 'descending' });
  expect(names(screen.container)).toEqual(rows.map(({ name }) => name));
});

test('selects one, then all, and keeps what is not in sight', async () => {
  const changed = vi.fn();
  const screen = await render(
    <form>
      <Table
        {...base}
        selectable
        rowLabel={({ name }) => name}
        name="chosen"
        defaultSelected={['elsewhere']}
        onSelectedChange={changed}
      />
    </form>,
  );
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await screen.getByRole('checkbox', { name: 'Select Ähre' }).click();
  expect(changed).toHaveBeenLastCalledWith(['elsewhere', 'Ähre']);
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
  await all.click();
  expect(changed).toHaveBeenLastCalledWith(['elsewhere', 'Ähre', 'item 10', 'item 9']);
  const form = screen.container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).getAll('chosen')).toEqual(rows.map(({ name }) => name));
  await all.click();
  expect(changed).toHaveBeenLastCalledWith(['elsewhere']);
});

test('before scripts there is nothing to press that would not answer', () => {
  const html = renderToString(<Table {...base} selectable rowLabel={({ name }) => name} name="chosen" />);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('Select all');
  expect(html.match(/type="checkbox"/g)).toHaveLength(rows.length);
  expect(renderToString(<Table {...base} sortHref={({ column }) => `?sort=${column}`} />)).toContain(
    'href="?sort=price"',
  );
});

test('every part says its role, however it is drawn', async () => {
  const { container } = await render(
    <Table {...base} rows={[]} selectable rowLabel={({ name }) => name} empty="None" />,
  );
  for (const part of container.querySelectorAll('table, thead, tbody, tr, th, td'))
    expect(part.getAttribute('role'), part.outerHTML).not.toBeNull();
});

test('combinations without sense are type errors', () => {
  const kinds = [
    // @ts-expect-error rows that can be selected need a name
    { ...base, selectable: true },
    // @ts-expect-error what cannot be selected is not selected
    { ...base, selected: ['Ähre'] },
  ] satisfies TableProps<Row>[];
  expect(kinds).toHaveLength(2);
});
