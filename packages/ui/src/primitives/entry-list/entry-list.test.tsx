import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { EntryList } from './index.ts';

const entries = [
  { id: 'a', href: '/a', title: 'Ada Brandt', text: 'A redesign', mark: 'New' },
  { id: 'b', href: '/b', title: 'Ben Okafor' },
];

describeConformance('EntryList', <EntryList label="Letters" entries={entries} />);

test('names the list, and says which entry is read and which is new', async () => {
  const screen = await render(<EntryList label="Letters" entries={entries} current="b" />);
  await expect.element(screen.getByRole('list', { name: 'Letters' })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'New: Ada Brandt A redesign' }))
    .not.toHaveAttribute('aria-current');
  await expect
    .element(screen.getByRole('link', { name: 'Ben Okafor' }))
    .toHaveAttribute('aria-current', 'true');
});

test('draws nothing without entries', async () => {
  const screen = await render(<EntryList label="Letters" entries={[]} />);
  expect(screen.container.innerHTML).toBe('');
});
